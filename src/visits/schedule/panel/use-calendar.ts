import { useQuery } from '@tanstack/react-query';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { blocksQuery } from '#visits/blocks/panel/blocks-query.ts';
import type { BookingCalendar } from '#visits/booking/workday.ts';
import { type BoardData, findCalendar } from './plan-board.ts';
import { busyHoursQuery, zipPointsQuery } from './schedule-query.ts';
import { visitsQuery } from './visits-query.ts';

/** By which the server decides about visits of these days; undefined until it is loaded, or without days. */
export function useCalendar(
  from: string,
  to: string,
  { crews, settings }: Pick<BoardData, 'crews' | 'settings'>,
): BookingCalendar | undefined {
  const now = useNow();
  const enabled = from !== '';
  const visits = useQuery({ ...visitsQuery(from, to), enabled }).data;
  const blocks = useQuery({ ...blocksQuery(from, to), enabled }).data;
  const busyHours = useQuery({ ...busyHoursQuery(from, to), enabled }).data;
  const zipPoints = useQuery(zipPointsQuery).data;
  return visits && blocks && busyHours && zipPoints && enabled
    ? findCalendar({ crews, settings, visits, blocks, busyHours, zipPoints }, now)
    : undefined;
}
