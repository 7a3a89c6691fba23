import { type Closure, closureOn } from '#company/profile/closures.ts';
import type { VisitorSentence } from '#kit/refusals/sentence.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { getWeekday, hoursOn, type OpeningHours } from '#kit/time/opening-hours.ts';
import { preferredTimes } from '#sales/quotes/quote-rules.ts';

export const partsOfDay: Readonly<Record<string, { from: string; to: string } | undefined>> = {
  Morning: { from: '00:00', to: '12:00' },
  Afternoon: { from: '12:00', to: '18:00' },
  Evening: { from: '18:00', to: '24:00' },
} satisfies Record<(typeof preferredTimes)[number], object>;

const isOpenIn = (part: string, { opens, closes }: OpeningHours) => {
  const { from, to } = findEntry(partsOfDay, part) ?? { from: opens, to: closes };
  return opens < to && from < closes;
};

/** The parts of the day when the business is open on that date, or on any day if `date` is empty. */
export function offeredTimes(date: string, hours: readonly OpeningHours[]) {
  const open = date === '' ? hours : [hoursOn(date, hours) ?? []].flat();
  return preferredTimes.filter((part) => open.some((day) => isOpenIn(part, day)));
}

export function closedDateError(
  date: string,
  hours: readonly OpeningHours[],
  closures: readonly Closure[],
): VisitorSentence | null {
  const closure = closureOn(date, closures);
  if (closure) return ['closedFor', closure.reason];
  return hoursOn(date, hours) ? null : ['closedOnWeekday', getWeekday(date)];
}

export function closedTimeError(
  time: string,
  date: string,
  hours: readonly OpeningHours[],
): VisitorSentence | null {
  const day = hoursOn(date, hours);
  if (!day || isOpenIn(time, day)) return null;
  return ['closedAtTime', day.opens, day.closes];
}
