import type { BusyCalendarRow, CrewRow } from '#kit/db/tables/visits.ts';
import { readRows } from '#kit/http/read-rows.ts';
import type { Crew } from '#visits/crews/crews.ts';

/** Without damaged ones, which offer no time until they are mended. The list of crews logs them. */
export const toCrews = (rows: readonly CrewRow[]): Crew[] =>
  readRows({ log: { error: () => {} }, table: 'crews' }, rows, (row) => toCrew(row));

export const toCrew = (
  row: CrewRow,
  { visitsAhead = 0, calendar }: { visitsAhead?: number; calendar?: BusyCalendarRow } = {},
): Crew => ({
  id: row.id,
  name: row.name,
  color: row.color,
  hours: row.hours === null ? null : JSON.parse(row.hours),
  places: row.places === null ? null : JSON.parse(row.places),
  isActive: row.isActive === 1,
  busyCalendar: calendar ? { readAt: calendar.readAt, error: calendar.error } : null,
  visitsAhead,
  version: row.version,
});
