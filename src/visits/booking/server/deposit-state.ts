import type { Deps } from '#kit/server/deps.ts';
import { listDeposits } from '#money/deposits/server/deposits.queries.ts';
import { listDepositCheckouts } from '#money/payment-pages/server/checkouts.queries.ts';
import { findQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { findOpenVisit } from '#visits/visits/server/visits.queries.ts';

/** Decides what a customer sees on return from the payment page. `visit`: the step that fits the quote. */
export async function getDepositState(
  { db }: Pick<Deps, 'db'>,
  token: string,
): Promise<'confirming' | 'refused' | 'visit'> {
  const found = await findQuotePage(db, token);
  if (!found || (await findOpenVisit(db, found.quote.id))) return 'visit';
  const [latest] = await listDepositCheckouts(db, found.quote.id);
  if (latest?.status === 'open' || latest?.status === 'pending') return 'confirming';
  const deposit = (await listDeposits(db, found.quote.id)).at(-1);
  return latest?.status === 'paid' && deposit && deposit.refusal !== null ? 'refused' : 'visit';
}
