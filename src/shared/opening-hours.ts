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

export interface OpenState {
  isOpen: boolean;
  /** The next change: `until 6:00 PM`, `opens at 8:00 AM`, `opens Monday at 8:00 AM`. */
  next: string;
}

/** Reads the business's clock, not the visitor's. */
export function openState(now: Date, hours: readonly OpeningHours[], timeZone: string): OpenState {
  const { weekday, time } = wallClock(now, timeZone);
  const on = (day: Weekday) => hours.find(({ days }) => days.includes(day));
  const today = on(weekday);
  if (today && time >= today.opens && time < today.closes) {
    return { isOpen: true, next: `until ${timeLabel(today.closes)}` };
  }
  if (today && time < today.opens) return { isOpen: false, next: `opens at ${timeLabel(today.opens)}` };
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const day = (((weekday - 1 + ahead) % 7) + 1) as Weekday;
    const opening = on(day);
    const when = ahead === 1 ? 'tomorrow' : weekdayNames[day];
    if (opening) return { isOpen: false, next: `opens ${when} at ${timeLabel(opening.opens)}` };
  }
  return { isOpen: false, next: '' };
}

/** Undefined when the business is closed on that calendar date. */
export function hoursOn(date: string, hours: readonly OpeningHours[]): OpeningHours | undefined {
  const weekday = weekdayOf(date);
  return hours.find(({ days }) => days.includes(weekday));
}

/** The name of the weekday if the business is closed on that calendar date. */
export function closedDay(date: string, hours: readonly OpeningHours[]): string | undefined {
  return hoursOn(date, hours) ? undefined : weekdayNames[weekdayOf(date)];
}

export const weekdayOf = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() || 7) as Weekday;

export const weekdayNames: Record<Weekday, string> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};

/** `time` is `HH:MM`, which compares as text. */
function wallClock(now: Date, timeZone: string): { weekday: Weekday; time: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((found) => found.type === type)!.value;
  const weekday = Object.values(weekdayNames).indexOf(part('weekday')) + 1;
  return { weekday: weekday as Weekday, time: `${part('hour')}:${part('minute')}` };
}

/** `18:00` becomes `6:00 PM`. */
export function timeLabel(time: string): string {
  const [hour = 0, minute = ''] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `08:30` becomes 510. */
export const minutesOfTime = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
