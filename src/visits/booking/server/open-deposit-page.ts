import type Stripe from 'stripe';
import type { CheckoutRow } from '#kit/db/tables/invoices.ts';
import { type Language, pathIn } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';
import { quotePaths } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { setCheckoutStatus } from '#money/payment-pages/server/checkouts.queries.ts';
import { expireOpen, statusAtStripe } from '#money/payment-pages/server/expire-checkouts.ts';
import { keepPage } from '#money/payment-pages/server/keep-page.ts';
import { stripeClient } from '#money/stripe/server/stripe-client.ts';
import { getStripeConnection } from '#money/stripe/server/stripe-connection.ts';
import type { FoundQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';
import type { BookingInput, DepositAsked } from '#visits/visits/visits.ts';

export interface Prepared {
  found: FoundQuotePage;
  checkout: CheckoutRow;
  /** Earlier pages of this quote, for another window or amount. */
  others: CheckoutRow[];
}

/** Opens the page at Stripe, and closes those of another window. Leads to the page that says so if one is paid. */
export async function openDepositPage(
  deps: Pick<Deps, 'db' | 'config'>,
  prepared: Prepared,
  language: Language,
): Promise<DepositAsked> {
  const { db, config } = deps;
  const { checkout, others, found } = prepared;
  const heldUntil = checkout.expiresAt;
  const paid = leadToPaid(deps, { token: found.page.token, checkout, language });
  if (others.some(({ status }) => status === 'pending') || !(await expireOpen(deps, others))) {
    await setCheckoutStatus(db, checkout.sessionId, 'expired');
    return paid;
  }
  const connection = await getStripeConnection(deps);
  const stripe = await stripeClient(connection);
  if (checkout.url !== '') {
    const status = await statusAtStripe(stripe, checkout);
    return status === 'open' ? { checkoutUrl: checkout.url, heldUntil } : paid;
  }
  const session = await stripe.checkout.sessions.create(toPaymentPage(prepared, config.publicUrl, language), {
    idempotencyKey: checkout.sessionId,
  });
  await keepPage(deps, { connection, sessionId: session.id }, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('checkouts')
      .set({ sessionId: session.id, url: session.url! })
      .where('id', '=', checkout.id)
      // Two presses for the same window open the same page.
      .where((where) => where.or([where('status', '=', 'open'), where('sessionId', '=', session.id)]))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  });
  return { checkoutUrl: session.url!, heldUntil };
}

/** To the page that says that the payment is being confirmed. */
export const leadToPaid = (
  { config }: Pick<Deps, 'config'>,
  { token, checkout, language }: { token: string; checkout: CheckoutRow; language: Language },
): DepositAsked => ({
  checkoutUrl: config.publicUrl + pathIn(language, quotePaths.deposit(token)),
  heldUntil: checkout.expiresAt,
});

/** Two presses at the same moment send the same. */
function toPaymentPage(
  { found, checkout }: Prepared,
  publicUrl: string,
  language: Language,
): Stripe.Checkout.SessionCreateParams {
  const { quote, page } = found;
  const { stripeLocale } = languageEntries[language];
  const metadata = { quoteId: String(quote.id), site: publicUrl };
  return {
    mode: 'payment',
    ...(stripeLocale && { locale: stripeLocale }),
    // A bank debit takes days, longer than a window can wait.
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: checkout.amountCents,
          product_data: { name: customerWords[language].depositName(quote.id) },
        },
      },
    ],
    ...(quote.email !== '' && { customer_email: quote.email }),
    client_reference_id: `quote-${quote.id}`,
    metadata,
    payment_intent_data: { description: customerWords.en.depositName(quote.id), metadata },
    expires_at: Date.parse(checkout.expiresAt) / 1000,
    success_url: publicUrl + pathIn(language, quotePaths.deposit(page.token)),
    cancel_url: `${publicUrl}${pathIn(language, quotePaths.visit(page.token))}?${getWindow(checkout)}`,
  };
}

function getWindow({ booking }: CheckoutRow): URLSearchParams {
  const { date, from, to } = JSON.parse(booking!) as BookingInput;
  return new URLSearchParams({ date, from, to });
}
