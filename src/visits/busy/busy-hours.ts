import * as z from 'zod/mini';
import { type BlockTime, getBlockedTime, listCrewBlocks } from '#visits/blocks/blocks.ts';

/** Hours of one day, `HH:MM` to at most `24:00`, in which a crew’s own calendar is busy. Local to the business. */
export const busyHoursSchema = z.object({
  crewId: z.int(),
  date: z.string(),
  from: z.string(),
  to: z.string(),
});
export type BusyHours = z.infer<typeof busyHoursSchema>;

export const listCrewHours = (all: readonly BusyHours[], crewId: number, date: string) =>
  all.filter((hours) => hours.crewId === crewId && hours.date === date);

/** When a crew takes no visits that day: its time off, and what its calendar says. */
export const listTimesOff = (
  { blocks, busyHours }: { blocks: readonly BlockTime[]; busyHours: readonly BusyHours[] },
  crewId: number,
  date: string,
): { from: string; to: string }[] => [
  ...listCrewBlocks(blocks, crewId, date).map(getBlockedTime),
  ...listCrewHours(busyHours, crewId, date),
];
