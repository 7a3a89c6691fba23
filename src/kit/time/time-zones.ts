import * as z from 'zod/mini';
import type { State } from '#kit/wire/states.ts';

/** Those of the United States; a company elsewhere keeps the one of `content`. */
export const timeZoneNames: Record<string, string> = {
  'America/New_York': 'Eastern',
  'America/Chicago': 'Central',
  'America/Denver': 'Mountain',
  'America/Phoenix': 'Arizona (no daylight saving time)',
  'America/Los_Angeles': 'Pacific',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
};

const zoneStates: Record<string, string> = {
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};

/** Where most people of the state live. */
export const timeZoneOfState = (state: State): string =>
  Object.entries(zoneStates).find(([, states]) => states.includes(state))?.[0] ?? 'America/New_York';

export const timeZoneSchema = z
  .string('Choose a time zone')
  .check(z.maxLength(60, 'Choose a time zone'), z.refine(isTimeZone, 'Choose a time zone'));

/** Also of other names of a zone, such as `US/Central`. */
function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}
