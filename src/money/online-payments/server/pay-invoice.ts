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

interface Asked {
  owedCents: number;
  tipCents: number;
  language: Language;
}

type PayDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

export const isPayableOnline = async (deps: StripeDeps, owedCents: number): Promise<boolean> =>
  isPayableAmount(owedCents) && (await takesCardPayments(deps));

/**
 * Opens a payment page for what is owed now and the tip, and returns its address; the same one while it is open. Pages of
 * a former balance or another tip are closed first. Null: a payment was made, and Stripe has not reported it yet. Throws `unavailable` where
 * Stripe does not respond.
 */
export async function payInvoice(
  deps: PayDeps,
  token: string,
  {
    language = 'en',
    tipCents = () => 0,
  }: { language?: Language; tipCents?: (netCents: number) => number } = {},
): Promise<string | null> {
  const invoice = await findIssuedInvoice(deps.db, token);
  if (!invoice) throw refuse('not-found', 'invoiceMissing');
  refuseUnowed(invoice);
  const owedCents = balanceCents(invoice);
  if (!(await isPayableOnline(deps, owedCents))) {
    throw refuse('wrong-state', 'notPayable');
  }
  try {
    const asked = { owedCents, tipCents: tipCents(invoice.totalCents - invoice.taxCents), language };
    return await openPage(deps, invoice, asked);
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

async function openPage(deps: PayDeps, invoice: InvoiceWithLines, asked: Asked): Promise<string | null> {
  const { owedCents, tipCents, language } = asked;
  const { db, clock, config } = deps;
  const now = clock();
  const known = await listCheckouts(db, invoice.id);
  if (known.some(({ status }) => status === 'pending')) return null;
  if (!(await expireCheckouts(deps, invoice.id, owedCents, tipCents))) return null;
  const connection = await getStripeConnection(deps);
  const stripe = await stripeClient(connection);
  const open = known.find(
    ({ status, amountCents, ...page }) =>
      status === 'open' && amountCents === owedCents && page.tipCents === tipCents,
  );
  if (open) {
    const status = await statusAtStripe(stripe, open);
    if (status === 'open') return open.url;
    if (status === 'complete') return null;
    await setCheckoutStatus(db, open.sessionId, 'expired');
  }
  const ended = (await listCheckouts(db, invoice.id)).filter(({ status }) => status !== 'open').length;
  // Two presses at the same moment get the same page; after a page has ended there is a new one.
  const idempotencyKey = keyInPeriod(
    `invoice ${getHash(invoice.token)} ${owedCents} ${tipCents} ${ended} ${language}`,
    now,
  );
  const session = await stripe.checkout.sessions.create(toPaymentPage(invoice, asked, config.publicUrl), {
    idempotencyKey,
  });
  const checkout = toCheckout(session, { invoiceId: invoice.id, amountCents: owedCents, tipCents }, now);
  await keepPage(deps, { connection, sessionId: session.id }, (trx) => insertCheckout(trx, checkout));
  return session.url!;
}

/** Has no time in it: the same call must have the same parameters. */
function toPaymentPage(
  { id, number, email, token }: InvoiceWithLines,
  { owedCents, tipCents, language }: Asked,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const { stripeLocale } = languageEntries[language];
  const words = invoiceWords[language];
  const metadata: Record<string, string> = { invoiceId: String(id), invoice: number!, site: publicUrl };
  if (tipCents > 0) metadata.tipCents = String(tipCents);
  const line = (unit_amount: number, name: string) => ({
    quantity: 1,
    price_data: { currency: 'usd', unit_amount, product_data: { name } },
  });
  return {
    mode: 'payment',
    ...(stripeLocale && { locale: stripeLocale }),
    line_items: [
      line(owedCents, words.title(false, number!)),
      ...(tipCents === 0 ? [] : [line(tipCents, words.tip)]),
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
  about: Pick<CheckoutRow, 'invoiceId' | 'amountCents' | 'tipCents'>,
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
