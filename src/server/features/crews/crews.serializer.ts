import type { CrewRow } from '#server/db/tables/visits.ts';
import type { Crew } from '#shared/crews.ts';

export const toCrew = (row: CrewRow, visitsAhead = 0): Crew => ({
  id: row.id,
  name: row.name,
  color: row.color,
  hours: row.hours === null ? null : JSON.parse(row.hours),
  places: row.places === null ? null : JSON.parse(row.places),
  isActive: row.isActive === 1,
  visitsAhead,
  version: row.version,
});
