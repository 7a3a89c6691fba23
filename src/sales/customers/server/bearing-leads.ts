import { type SqlBool, sql } from 'kysely';
import type { Db } from '#kit/db/open.ts';
import { searchIn } from '#kit/db/search.ts';
import { plainDigits } from '#kit/text/phone.ts';
import type { PersonKey } from '#people/personal-data/person-key.ts';

/** The requests and quotes with this email or phone number. A quote also has the number that its visit was booked under. */
export async function listBearingLeads(
  db: Db,
  key: PersonKey,
): Promise<{ requestIds: number[]; quoteIds: number[] }> {
  const booked = key.kind === 'phone' ? await quotesBookedUnder(db, key.value) : [];
  return {
    requestIds: (await bearing(db, 'requests', key)).map(({ id }) => id),
    quoteIds: [...(await bearing(db, 'quotes', key)).map(({ id }) => id), ...booked],
  };
}

/** Invoices with this email, which may stand on no other record. */
export async function listBearingInvoices(db: Db, key: PersonKey): Promise<number[]> {
  if (key.kind === 'phone') return [];
  const { query } = await searchIn(db, 'invoices', [key.value]);
  const found = await query.select(['invoices.id', 'email']).execute();
  return found.filter(({ email }) => email.toLowerCase() === key.value).map(({ id }) => id);
}

/** The index narrows the search; the column decides. */
async function bearing(db: Db, table: 'requests' | 'quotes', key: PersonKey) {
  const rows =
    key.kind === 'phone'
      ? db.selectFrom(table).where(isUnderPhone(key.value))
      : (await searchIn(db, table, [key.value])).query;
  const found = await rows.select(['id', 'email', 'phone']).execute();
  return found.filter((row) => bears(row, key));
}

/** A visit may be booked with another phone number than its quote has. */
async function quotesBookedUnder(db: Db, digits: string): Promise<number[]> {
  const visits = db.selectFrom('visits').select('quoteId').where('contactPhoneDigits', '=', digits);
  return (await visits.execute()).map(({ quoteId }) => quoteId);
}

/** During an upgrade, the previous version still stores rows without digits. */
const isUnderPhone = (digits: string) => sql<SqlBool>`(phone_digits = ${digits} or phone_digits is null)`;

export const bears = ({ email, phone }: { email: string; phone: string | null }, key: PersonKey) =>
  key.kind === 'email' ? email.toLowerCase() === key.value : plainDigits(phone ?? '') === key.value;
