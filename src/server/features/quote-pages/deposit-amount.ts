import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/open.ts';
import type { Deps } from '#server/deps.ts';
import { listCountedDeposits } from '#server/features/deposits/deposits.queries.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import { formatCents, parseCents } from '#shared/money.ts';
import type { SettingsValues } from '#shared/profile.ts';
import type { CustomerQuote } from '#shared/quote-pages.ts';
import type { FoundQuotePage } from './quote-pages.queries.ts';
import { shownAmounts } from './shown-version.ts';

/** What Stripe takes at a time. */
const lowestCents = 50;
const highestCents = 999_999_99;

/** What booking this quote asks for now; 0 for nothing, as while an earlier deposit of it is kept. */
export async function depositCentsOf(
  db: Db,
  { stripe }: Pick<Config, 'stripe'>,
  found: FoundQuotePage,
  { booking }: Pick<SettingsValues, 'booking'>,
): Promise<number> {
  const percent = booking.depositPercent ?? 0;
  if (!stripe || percent === 0) return 0;
  const cents = Math.round((parseCents(shownAmounts(found).total) * percent) / 100);
  if (cents < lowestCents || cents > highestCents) return 0;
  return (await listCountedDeposits(db, found.quote.id)).length > 0 ? 0 : cents;
}

/** The quote with the deposit that booking it asks for, if it asks for one. */
export async function withDeposit(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  found: FoundQuotePage,
  quote: CustomerQuote,
): Promise<CustomerQuote> {
  if (!config.stripe || !quote.canBook) return quote;
  const cents = await depositCentsOf(db, config, found, (await readSettings(db)).values);
  return cents === 0 ? quote : { ...quote, deposit: formatCents(cents) };
}
