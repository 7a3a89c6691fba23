import { timeLabel } from '#kit/time/opening-hours.ts';
import { preferredTimes } from '#sales/quotes/quote-rules.ts';

export interface VisitTime {
  /** `9:00 AM`, `8 to 10 AM`, `Morning`, `Anytime`, or free text. */
  label: string;
  /** Minutes after midnight; null unless the label is a clock time or an arrival window. */
  startMinutes: number | null;
  /** Sorts the visits of a day. */
  order: number;
}

/** Reads a quote's preferred time: a clock time, a part of the day, free text, or nothing. */
export function readVisitTime(preferredTime: string | null): VisitTime {
  const text = preferredTime?.trim() ?? '';
  const startMinutes = clockMinutes(text);
  if (startMinutes !== null) return { label: clockLabel(startMinutes), startMinutes, order: startMinutes };
  const window = windowMinutes(text);
  if (window) return { label: text, startMinutes: window.from, order: window.from };
  const part = preferredTimes.find((known) => known.toLowerCase() === text.toLowerCase());
  return {
    label: part ?? (text || 'Anytime'),
    startMinutes: null,
    order: part ? partBegins[part] : endOfDay,
  };
}

/** `9:00 AM` for 540. Clock times are stored like this. */
export const clockLabel = (minutes: number) => timeLabel(clockText(minutes));

/** `09:00` for 540, for a native time field. */
export const clockText = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Minutes after midnight; null for other texts and for ambiguous times such as `9:00`. */
export function clockMinutes(text: string): number | null {
  const [, hour24, minute24] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hour24) return Number(hour24) * 60 + Number(minute24);
  const [, hour, minute = '0', half] = /^(0?[1-9]|1[0-2])(?::([0-5]\d))?\s*([ap])\.?m\.?$/i.exec(text) ?? [];
  if (!hour || !half) return null;
  return ((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute);
}

/** Reads `8 to 10 AM`, as a quote stores its visit's window (`8:00 AM – 10:00 AM` before); null for other texts. */
export function windowMinutes(text: string): { from: number; to: number } | null {
  const [begin = '', end = '', ...rest] = text.split(/ – | to /);
  const to = clockMinutes(end);
  const from = clockMinutes(begin) ?? clockMinutes(`${begin} ${end.slice(-2)}`);
  if (rest.length > 0 || from === null || to === null || from >= to) return null;
  return { from, to };
}

/** How long a visit of these items occupies its crew. */
export const bookedMinutes = (
  items: Parameters<typeof visitMinutes>[0],
  { minutesWithoutDuration }: { minutesWithoutDuration: number },
): number => visitMinutes(items) || minutesWithoutDuration;

/** Rounded up to whole minutes. */
export function visitMinutes(items: readonly { durationMinutes: number; quantity: number }[]): number {
  // Counted in hundredths of half units, so that no fraction is lost.
  const parts = items.reduce(
    (sum, item) => sum + Math.round(item.durationMinutes * 100) * Math.round(item.quantity * 2),
    0,
  );
  return Math.ceil(parts / 200);
}

const partBegins = { Morning: 8 * 60, Afternoon: 12 * 60, Evening: 17 * 60 } as const;
const endOfDay = 24 * 60;
