import type Stripe from 'stripe';
import type { CheckoutRow } from '#kit/db/tables/invoices.ts';
import type { Deps } from '#kit/server/deps.ts';
import { getStripeStatus, openStripe } from '#money/stripe/server/stripe-client.ts';
import { listCheckouts, setCheckoutStatus } from './checkouts.queries.ts';

/** Closes the payment pages of another amount than `owedCents`, or of another tip if one is given. False if one of them was completed just before. */
export async function expireCheckouts(
  deps: Pick<Deps, 'db' | 'config'>,
  invoiceId: number,
  owedCents: number,
  tipCents?: number,
): Promise<boolean> {
  const known = await listCheckouts(deps.db, invoiceId);
  return expireOpen(
    deps,
    known.filter(
      (page) => page.amountCents !== owedCents || (tipCents !== undefined && page.tipCents !== tipCents),
    ),
  );
}

/** Closes those that are open. False if one of them was completed just before. */
export async function expireOpen(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  checkouts: readonly CheckoutRow[],
): Promise<boolean> {
  const open = checkouts.filter(({ status, url }) => status === 'open' && url !== '');
  if (open.length === 0) return true;
  const stripe = await openStripe({ db, config });
  let isExpired = true;
  for (const checkout of open) {
    const session = await closePage(stripe, checkout);
    if (session?.status === 'complete') isExpired = false;
    else await setCheckoutStatus(db, checkout.sessionId, 'expired');
  }
  return isExpired;
}

/** After a change of what is owed. A failure costs little: the next press of the customer repeats it. */
export function expireCheckoutsLater(
  deps: Pick<Deps, 'db' | 'config' | 'log'>,
  invoiceId: number,
  owedCents: number,
): void {
  expireCheckouts(deps, invoiceId, owedCents).catch((error: unknown) => {
    deps.log.warn('a payment page of a former balance stays open', { invoiceId, error });
  });
}

/** Closes it, unless it has ended already. Null: it is of another account, as before the key was changed. */
export async function closePage(
  stripe: Stripe,
  { sessionId }: Pick<CheckoutRow, 'sessionId'>,
): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    // Completed or expired already.
    if (getStripeStatus(error) === 400) return stripe.checkout.sessions.retrieve(sessionId);
    if (getStripeStatus(error) === 404) return null;
    throw error;
  }
}

/** How Stripe has it; `expired` too if it is of another account. */
export async function statusAtStripe(
  stripe: Stripe,
  { sessionId }: Pick<CheckoutRow, 'sessionId'>,
): Promise<Stripe.Checkout.Session.Status | null> {
  try {
    return (await stripe.checkout.sessions.retrieve(sessionId)).status;
  } catch (error) {
    if (getStripeStatus(error) === 404) return 'expired';
    throw error;
  }
}
