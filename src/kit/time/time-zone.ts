import { firstTimeZone } from './time-zone-texts.ts';

let present: string = firstTimeZone;

/**
 * An IANA name such as `America/Chicago`. A process and a page serve one company, so its zone is a value of the process
 * and no argument of every function that shows a date.
 */
export const companyTimeZone = (): string => present;

/** The server calls it when it opens a site and when the settings change, a page when it starts. */
export function setCompanyTimeZone(zone: string): void {
  present = zone;
}
