import type { SettingsValues } from '#company/profile/profile.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { formatCents, parseCents } from '#kit/money/money.ts';
import { listMovementsOfQuote } from '#money/ledger/server/ledger.queries.ts';
import { paidForQuoteCents } from '#money/ledger/server/sums.ts';
import {
  isPayableAmount,
  type StripeDeps,
  takesCardPayments,
} from '#money/stripe/server/stripe-connection.ts';
import type { FoundQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { shownAmounts } from '#sales/quotes/server/shown-version.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';

/** Returns what booking this quote asks for now: the part of its deposit that is not paid yet. */
export async function getDepositCents(
  deps: StripeDeps,
  found: FoundQuotePage,
  { booking }: Pick<SettingsValues, 'booking'>,
): Promise<number> {
  const percent = booking.depositPercent;
  if (percent === 0) return 0;
  const whole = Math.round((parseCents(shownAmounts(found).total) * percent) / 100);
  if (!(await takesCardPayments(deps))) return 0;
  const cents = whole - Math.max(0, paidForQuoteCents(await listMovementsOfQuote(deps.db, found.quote.id)));
  return isPayableAmount(cents) ? cents : 0;
}

/** The quote with the deposit that booking it asks for, if it asks for one. */
export async function withDeposit(
  deps: StripeDeps,
  found: FoundQuotePage,
  quote: CustomerQuote,
): Promise<CustomerQuote> {
  if (!quote.canBook) return quote;
  const cents = await getDepositCents(deps, found, (await readSettings(deps.db)).values);
  return cents === 0 ? quote : { ...quote, deposit: formatCents(cents) };
}
