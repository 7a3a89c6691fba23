import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { invoicePaths, stripeEventsPath } from '#kit/paths/invoice-paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { type StripeEvent, startStripe } from '../../../../tests/support/stripe-server.ts';

export const getToken = ({ url }: Invoice) => url!.split('/').at(-1)!;

/** An application whose payments go to a server in Stripe's shape. */
export async function openPayments(context: TestContext) {
  let now = () => new Date();
  const stripe = await startStripe(() => now());
  context.after(stripe.close);
  const t = await openTestApp(context, { config: stripe.settings });
  now = t.deps.clock;
  const post = (event: StripeEvent, options?: Parameters<typeof stripe.signed>[1]) =>
    t.app.request(stripeEventsPath, stripe.signed(event, options));
  return {
    t,
    stripe,
    post,
    /** Posts an event that must be accepted. */
    async tell(event: StripeEvent) {
      const answer = await post(event);
      assert.equal(answer.status, 200, await answer.text());
    },
    press: (invoice: Invoice) => press(t, invoice),
    /** Opens the payment page and pays there; the event is not told yet. */
    async payOnline(invoice: Invoice) {
      const { location } = await press(t, invoice);
      return stripe.pay(location.split('/').at(-1)!);
    },
  };
}

export async function press(t: TestApp, invoice: Invoice, body: URLSearchParams | null = null) {
  const answer = await t.app.request(invoicePaths.pay(getToken(invoice)), { method: 'POST', body });
  return {
    status: answer.status,
    location: answer.headers.get('Location') ?? '',
    text: await answer.text(),
  };
}

export const completed = (object: object): StripeEvent => ({ type: 'checkout.session.completed', object });

/** Subjects of the emails to the owner. */
export async function tellings({ deps }: TestApp): Promise<string[]> {
  const rows = deps.db.selectFrom('outbox').select('payload').where('purpose', '=', 'decision').orderBy('id');
  return (await rows.execute()).map(({ payload }) => (JSON.parse(payload) as { subject: string }).subject);
}
