import { isDeepStrictEqual } from 'node:util';
import type { Trx } from '#kit/db/transaction.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { legalFacts } from './legal-facts.ts';
import { dateLegalPages, readSettings } from './settings.queries.ts';

/**
 * The settings show which categories are offered, and their times: after a change of either they have a new version, and
 * the legal pages a new date.
 */
export async function followCategories<Result>(
  trx: Trx,
  now: Date,
  write: () => Promise<Result>,
): Promise<Result> {
  const { values: before } = await readSettings(trx);
  const result = await write();
  const { values } = await readSettings(trx);
  if (isDeepStrictEqual(before.company, values.company)) return result;
  const isSame = isDeepStrictEqual(legalFacts(before), legalFacts(values));
  const termsDate = isSame ? values.termsDate : calendarDate(now, values.timeZone);
  await dateLegalPages(trx, termsDate, now);
  return result;
}
