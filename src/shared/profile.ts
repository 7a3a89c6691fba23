import { type OpeningHours, timeLabel, type Weekday, weekdayNames } from './opening-hours.ts';
import { phoneLink } from './phone.ts';

/** Which list of the site names the place: the home page's cities or the contact page's areas. */
export type PlaceGroup = 'home' | 'contact';

export interface Place {
  name: string;
  groups: readonly PlaceGroup[];
  /** Five digits each. A code may belong to several places. */
  zipCodes: readonly string[];
}

/** What the business says about itself: one value each, wherever a page repeats it. */
export interface Claims {
  yearsInBusiness: string;
  customersServed: string;
  satisfactionPercent: number;
  ratingOutOfFive: number;
  reviewCount: string;
  credentials: readonly string[];
}

/** What an owner says of the business in Settings, as far as everybody may know it. */
export interface Profile {
  /** The only telephone number of the business. */
  phone: { display: string; e164: string };
  email: string;
  hours: readonly OpeningHours[];
  /** Hours within which a person answers, by the form that was used. */
  replyWithinHours: { contact: number; quote: number };
  /** How far a crew drives. */
  radiusMiles: number;
  places: readonly Place[];
  claims: Claims;
}

/** When one weekday is open, on a 24-hour clock: "HH:MM". */
interface DayHours {
  day: Weekday;
  opens: string;
  closes: string;
}

/** What the database keeps; `notificationEmails` is nobody's business but ours. */
export interface SettingsValues extends Omit<Profile, 'phone' | 'hours'> {
  /** As a person reads it, e.g. "(503) 555-0142". */
  phone: string;
  /** The days that are open, from Monday to Sunday. */
  hours: readonly DayHours[];
  /** Who is told about a new lead. */
  notificationEmails: readonly string[];
}

export function profileOf({ phone, hours, notificationEmails: _private, ...rest }: SettingsValues): Profile {
  return { ...rest, phone: { display: phone, e164: phoneLink(phone) }, hours: openingHoursOf(hours) };
}

/** `1 hour`, `24 hours` */
export const hoursText = (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`;

/** Days that follow each other with the same hours share a line: "Monday – Friday". */
function openingHoursOf(days: readonly DayHours[]): OpeningHours[] {
  const groups: DayHours[][] = [];
  for (const next of days) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isSame =
      last && last.day + 1 === next.day && last.opens === next.opens && last.closes === next.closes;
    if (isSame) group?.push(next);
    else groups.push([next]);
  }
  return groups.map((group) => {
    const [first, last] = [group[0]!, group.at(-1)!];
    const names = [weekdayNames[first.day], weekdayNames[last.day]];
    return {
      label: first === last ? names[0]! : names.join(' – '),
      days: group.map(({ day }) => day),
      opens: first.opens,
      closes: first.closes,
      hoursLabel: `${timeLabel(first.opens)} – ${timeLabel(first.closes)}`,
    };
  });
}
