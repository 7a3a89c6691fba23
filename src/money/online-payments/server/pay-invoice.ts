import type Stripe from 'stripe';
import type { CheckoutRow } from '#kit/db/tables/invoices.ts';
import { getHash } from '#kit/http/idempotency.ts';
import { type Language, pathIn } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';
import { invoicePaths } from '#kit/paths/invoice-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { refuse } from '#kit/server/errors.ts';
import { invoiceWords } from '#money/invoices/server/invoice-words.ts';
import { findIssuedInvoice, type InvoiceWithLines } from '#money/invoices/server/invoices.queries.ts';
import { balanceCents } from '#money/ledger/server/owed.ts';
import {
  insertCheckout,
  listCheckouts,
  setCheckoutStatus,
} from '#money/payment-pages/server/checkouts.queries.ts';
import { expireCheckouts, statusAtStripe } from '#money/payment-pages/server/expire-checkouts.ts';
import { keepPage } from '#money/payment-pages/server/keep-page.ts';
import { getStripeStatus, keyInPeriod, stripeClient } from '#money/stripe/server/stripe-client.ts';
import {
  getStripeConnection,
  isPayableAmount,
  type StripeDeps,
  takesCardPayments,
} from '#money/stripe/server/stripe-connection.ts';

type PayDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

export const isPayableOnline = async (deps: StripeDeps, owedCents: number): Promise<boolean> =>
  isPayableAmount(owedCents) && (await takesCardPayments(deps));

/**
 * Opens a payment page for what is owed now and returns its address; the same one while it is open. Pages of a former
 * balance are closed first. Null: a payment was made, and Stripe has not reported it yet. Throws `unavailable` where
 * Stripe does not respond.
 */
export async function payInvoice(
  deps: PayDeps,
  token: string,
  language: Language = 'en',
): Promise<string | null> {
  const invoice = await findIssuedInvoice(deps.db, token);
  if (!invoice) throw refuse('not-found', 'invoiceMissing');
  refuseUnowed(invoice);
  const owedCents = balanceCents(invoice);
  if (!(await isPayableOnline(deps, owedCents))) {
    throw refuse('wrong-state', 'notPayable');
  }
  try {
    return await openPage(deps, invoice, owedCents, language);
  } catch (error) {
    const status = getStripeStatus(error);
    if (status === null) throw error;
    deps.log.error('no payment page could be opened at Stripe', { status, error });
    throw refuse('unavailable', 'paymentUnavailable', { retryAfterSeconds: 60 });
  }
}

function refuseUnowed({ status, creditOf }: InvoiceWithLines): void {
  if (status === 'void' || creditOf !== null) {
    throw refuse('wrong-state', 'invoiceVoided');
  }
  if (status === 'paid') throw refuse('wrong-state', 'invoicePaid');
}

async function openPage(
  deps: PayDeps,
  invoice: InvoiceWithLines,
  owedCents: number,
  language: Language,
): Promise<string | null> {
  const { db, clock, config } = deps;
  const now = clock();
  const known = await listCheckouts(db, invoice.id);
  if (known.some(({ status }) => status === 'pending')) return null;
  if (!(await expireCheckouts(deps, invoice.id, owedCents))) return null;
  const connection = await getStripeConnection(deps);
  const stripe = await stripeClient(connection);
  const open = known.find(({ status, amountCents }) => status === 'open' && amountCents === owedCents);
  if (open) {
    const status = await statusAtStripe(stripe, open);
    if (status === 'open') return open.url;
    if (status === 'complete') return null;
    await setCheckoutStatus(db, open.sessionId, 'expired');
  }
  const ended = (await listCheckouts(db, invoice.id)).filter(({ status }) => status !== 'open').length;
  // Two presses at the same moment get the same page; after a page has ended there is a new one.
  const idempotencyKey = keyInPeriod(
    `invoice ${getHash(invoice.token)} ${owedCents} ${ended} ${language}`,
    now,
  );
  const session = await stripe.checkout.sessions.create(
    toPaymentPage(invoice, owedCents, { publicUrl: config.publicUrl, language }),
    {
      idempotencyKey,
    },
  );
  const checkout = toCheckout(session, { invoiceId: invoice.id, amountCents: owedCents }, now);
  await keepPage(deps, { connection, sessionId: session.id }, (trx) => insertCheckout(trx, checkout));
  return session.url!;
}

/** Has no time in it: the same call must have the same parameters. */
function toPaymentPage(
  { id, number, email, token }: InvoiceWithLines,
  owedCents: number,
  { publicUrl, language }: { publicUrl: string; language: Language },
): Stripe.Checkout.SessionCreateParams {
  const { stripeLocale } = languageEntries[language];
  const metadata = { invoiceId: String(id), invoice: number!, site: publicUrl };
  return {
    mode: 'payment',
    ...(stripeLocale && { locale: stripeLocale }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: owedCents,
          product_data: { name: invoiceWords[language].title(false, number!) },
        },
      },
    ],
    ...(email !== '' && { customer_email: email }),
    client_reference_id: number!,
    metadata,
    payment_intent_data: { description: `Invoice ${number}`, metadata },
    success_url: publicUrl + pathIn(language, invoicePaths.payment(token)),
    cancel_url: publicUrl + pathIn(language, invoicePaths.page(token)),
  };
}

const toCheckout = (
  { id, url, expires_at }: Stripe.Checkout.Session,
  about: Pick<CheckoutRow, 'invoiceId' | 'amountCents'>,
  now: Date,
): Omit<CheckoutRow, 'id'> => ({
  ...about,
  quoteId: null,
  booking: null,
  sessionId: id,
  url: url!,
  status: 'open',
  expiresAt: new Date(expires_at * 1000).toISOString(),
  createdAt: now.toISOString(),
});
