import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { AcceptedQuote } from '#sales/quotes/quote-pages.ts';
import { getAmounts } from './quote-amounts.ts';

interface Consent {
  /** As the customer typed it, or as the crew heard it. */
  name: string;
  now: Date;
}

/** The copy of what a customer has agreed to, under the terms of that day. */
export async function acceptedColumns(
  trx: Trx,
  quote: Parameters<typeof getAmounts>[0],
  { name, now }: Consent,
) {
  const { termsDate } = (await readSettings(trx)).values;
  const at = now.toISOString();
  const accepted: AcceptedQuote = { ...getAmounts(quote), termsDate, name, at };
  return { accepted: JSON.stringify(accepted), acceptedAt: at };
}
