import { listMovementsOfQuote } from '#server/features/ledger/ledger.queries.ts';
import { paidForQuoteCents } from '#server/features/ledger/sums.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import { isPayableAmount, type StripeDeps, takesCardPayments } from '#server/stripe/stripe-connection.ts';
import { formatCents, parseCents } from '#shared/money.ts';
import type { SettingsValues } from '#shared/profile.ts';
import type { CustomerQuote } from '#shared/quote-pages.ts';
import type { FoundQuotePage } from './quote-pages.queries.ts';
import { shownAmounts } from './shown-version.ts';

/** Returns what booking this quote asks for now: the part of its deposit that is not paid yet. */
export async function depositCentsOf(
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
  const cents = await depositCentsOf(deps, found, (await readSettings(deps.db)).values);
  return cents === 0 ? quote : { ...quote, deposit: formatCents(cents) };
}
