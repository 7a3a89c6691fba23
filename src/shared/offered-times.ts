import { closedDay, hoursOn, type OpeningHours } from './opening-hours.ts';
import { preferredTimes } from './quote-rules.ts';

/** When each part of the day begins and ends, on a 24-hour clock. */
const partsOfDay: Record<string, { from: string; to: string }> = {
  Morning: { from: '00:00', to: '12:00' },
  Afternoon: { from: '12:00', to: '18:00' },
  Evening: { from: '18:00', to: '24:00' },
} satisfies Record<(typeof preferredTimes)[number], object>;

const isOpenIn = (part: string, { opens, closes }: OpeningHours) => {
  const { from, to } = partsOfDay[part] ?? { from: opens, to: closes };
  return opens < to && from < closes;
};

/** The parts of the day in which the business is open on that date; on any day where there is no date yet. */
export function offeredTimes(date: string, hours: readonly OpeningHours[]) {
  const open = date === '' ? hours : [hoursOn(date, hours) ?? []].flat();
  return preferredTimes.filter((part) => open.some((day) => isOpenIn(part, day)));
}

/** The sentence that refuses a day on which the business is closed, or null. */
export function closedDateError(date: string, hours: readonly OpeningHours[]): string | null {
  const day = closedDay(date, hours);
  return day ? `We’re closed on ${day}s. Pick another day.` : null;
}

/** The sentence that refuses a part of the day in which the business is closed on that date, or null. */
export function closedTimeError(time: string, date: string, hours: readonly OpeningHours[]): string | null {
  const day = hoursOn(date, hours);
  if (!day || isOpenIn(time, day)) return null;
  return `We’re open ${day.hoursLabel} on that day. Pick another time.`;
}
