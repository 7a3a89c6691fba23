import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#company/settings/panel/settings-query.ts';
import type { ViewedQuery } from '#kit/panel/ui/query-view.tsx';
import { blocksQuery } from '#visits/blocks/panel/blocks-query.ts';
import { crewsQuery } from '#visits/crews/panel/crews-queries.ts';
import type { BoardData } from './plan-board.ts';
import { busyHoursQuery, scheduleQuery, zipPointsQuery } from './schedule-query.ts';
import { visitsQuery } from './visits-query.ts';

/** Quotes, visits, times off, crews and settings of these days; shown once all are loaded. */
export function useBoard(from: string, to: string): ViewedQuery<BoardData> {
  const schedule = useQuery(scheduleQuery(from, to));
  const visits = useQuery(visitsQuery(from, to));
  const blocks = useQuery(blocksQuery(from, to));
  const busyHours = useQuery(busyHoursQuery(from, to));
  const zipPoints = useQuery(zipPointsQuery);
  const crews = useQuery(crewsQuery);
  const settings = useQuery(settingsQuery);
  const queries = [schedule, visits, blocks, busyHours, zipPoints, crews, settings];
  const isLoaded =
    schedule.data &&
    visits.data &&
    blocks.data &&
    busyHours.data &&
    zipPoints.data &&
    crews.data &&
    settings.data;
  return {
    data: isLoaded && {
      schedule: schedule.data,
      visits: visits.data,
      blocks: blocks.data,
      busyHours: busyHours.data,
      zipPoints: zipPoints.data,
      crews: crews.data,
      settings: settings.data,
    },
    error: queries.find(({ error }) => error)?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
  };
}
