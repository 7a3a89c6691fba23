import type { Db } from '#kit/db/open.ts';
import { setCompanyTimeZone } from '#kit/time/time-zone.ts';
import { readSettings } from './settings.queries.ts';

/** From here on this process shows and counts days in the time zone of the settings. */
export async function followTimeZone(db: Db): Promise<void> {
  setCompanyTimeZone((await readSettings(db)).values.timeZone);
}
