import * as z from 'zod/mini';
import { addDays } from '#kit/time/dates.ts';
import { getWeekday, minutesOfTime } from '#kit/time/opening-hours.ts';
import { timeSchema } from '#kit/wire/setting-rules.ts';
import { optionalText, trimmedText } from '#kit/wire/text.ts';
import { visitDaySchema } from '#sales/quotes/visit-days.ts';
import { visitSchema } from '#visits/visits/visits.ts';

const repeatsSchema = z.nullable(z.literal('weekly'));

/** Time in which a crew takes no visits. See docs/product/visits.md#time-off. */
export const blockSchema = z.object({
  id: z.int(),
  /** Null means all crews. */
  crewId: z.nullable(z.int()),
  date: z.string(),
  /** `HH:MM` on each day; both null mean all day. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** The last day of a span, or of the repeats; null is one day, or repeats without an end. */
  untilDate: z.nullable(z.string()),
  /** Staff see it, customers never. */
  reason: z.string(),
  repeats: repeatsSchema,
  version: z.int(),
});
export type Block = z.infer<typeof blockSchema>;

/** A saved block, with the booked visits that it hits. Nothing of them changed. */
export const savedBlockSchema = z.extend(blockSchema, { conflicts: z.array(visitSchema) });
export type SavedBlock = z.infer<typeof savedBlockSchema>;

const fields = {
  crewId: z.nullable(z.int('Choose a crew')),
  date: visitDaySchema,
  from: z.nullable(timeSchema),
  to: z.nullable(timeSchema),
  untilDate: z.nullable(visitDaySchema),
  repeats: repeatsSchema,
};

export const newBlockSchema = z
  .object({
    crewId: z._default(fields.crewId, null),
    date: fields.date,
    from: z._default(fields.from, null),
    to: z._default(fields.to, null),
    untilDate: z._default(fields.untilDate, null),
    reason: optionalText(200),
    repeats: z._default(fields.repeats, null),
  })
  .check(
    z.refine(({ from, to }) => from !== null || to === null, { path: ['from'], message: 'Enter a time' }),
    z.refine(({ from, to }) => from === null || to !== null, { path: ['to'], message: 'Enter a time' }),
    z.refine(({ from, to }) => from === null || to === null || from < to, {
      path: ['to'],
      message: 'The end must be after the start',
    }),
    z.refine(({ date, untilDate }) => untilDate === null || date <= untilDate, {
      path: ['untilDate'],
      message: 'The last day must not be before the first',
    }),
  );
export type NewBlockInput = z.infer<typeof newBlockSchema>;

/** Missing fields stay unchanged. `version`, if sent, must be the current one. */
export const blockUpdateSchema = z.extend(z.partial(z.object({ ...fields, reason: trimmedText(200) })), {
  version: z.optional(z.int()),
});
export type BlockUpdate = z.infer<typeof blockUpdateSchema>;

const date = z.optional(z.iso.date({ error: 'Enter a date as YYYY-MM-DD', abort: true }));

/** Includes both dates. */
export const blockFilterSchema = z.object({ from: date, to: date }).check(
  z.refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'The last day must not be before the first',
  }),
);

export type BlockTime = Pick<Block, 'crewId' | 'date' | 'from' | 'to' | 'untilDate' | 'repeats'>;

/** Whether the block takes time of that date. */
export function isBlockedOn({ date, untilDate, repeats }: BlockTime, day: string): boolean {
  if (day < date) return false;
  if (repeats === null) return day <= (untilDate ?? date);
  return getWeekday(day) === getWeekday(date) && (untilDate === null || day <= untilDate);
}

export const isOfCrew = (block: Pick<BlockTime, 'crewId'>, crewId: number) =>
  block.crewId === null || block.crewId === crewId;

/** The first dates of the block within these days, both included. */
export function listBlockedDays(
  block: BlockTime,
  days: { from: string; to: string },
  limit = Number.POSITIVE_INFINITY,
): string[] {
  const found: string[] = [];
  const last = block.untilDate ?? (block.repeats === null ? block.date : days.to);
  let day = days.from > block.date ? days.from : block.date;
  while (day <= days.to && day <= last && found.length < limit) {
    if (isBlockedOn(block, day)) found.push(day);
    day = addDays(day, 1);
  }
  return found;
}

/** The hours of a day, `HH:MM`. */
export const getBlockedTime = ({ from, to }: Pick<BlockTime, 'from' | 'to'>) =>
  from === null || to === null ? { from: '00:00', to: '24:00' } : { from, to };

/** The minutes of these hours that blocks leave; blocks may overlap. */
export function countFreeMinutes(
  { opens, closes }: { opens: string; closes: string },
  blocks: readonly Pick<BlockTime, 'from' | 'to'>[],
): number {
  const end = minutesOfTime(closes);
  let free = 0;
  let start = minutesOfTime(opens);
  const times = blocks.map(getBlockedTime).toSorted((one, other) => one.from.localeCompare(other.from));
  for (const { from, to } of times) {
    free += Math.max(0, Math.min(minutesOfTime(from), end) - start);
    start = Math.max(start, minutesOfTime(to));
  }
  return free + Math.max(0, end - start);
}

export const listCrewBlocks = <Each extends BlockTime>(
  blocks: readonly Each[],
  crewId: number,
  date: string,
): Each[] => blocks.filter((block) => isOfCrew(block, crewId) && isBlockedOn(block, date));
