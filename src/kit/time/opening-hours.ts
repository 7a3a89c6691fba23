import { afternoonLabel, morningLabel } from './time-texts.ts';

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type OpeningHours = {
  /** For display, such as `Monday – Friday`. */
  label: string;
  days: readonly Weekday[];
  /** `HH:MM` on a 24-hour clock, in the business's time zone. */
  opens: string;
  closes: string;
  /** For display, such as `8:00 AM – 6:00 PM`. */
  hoursLabel: string;
};

/** Undefined when the business is closed on that calendar date. */
export function hoursOn(date: string, hours: readonly OpeningHours[]): OpeningHours | undefined {
  const weekday = getWeekday(date);
  return hours.find(({ days }) => days.includes(weekday));
}

export const getWeekday = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() || 7) as Weekday;

/** `18:00` becomes `6:00 PM`. */
export const timeLabel = (time: string): string => clockLabel(time, morningLabel, afternoonLabel);

export function clockLabel(time: string, morning: string, afternoon: string): string {
  const [hour = 0, minute = ''] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? morning : afternoon}`;
}

/** `08:30` becomes 510. */
export const minutesOfTime = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
