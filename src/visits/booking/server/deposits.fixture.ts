import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { stripeEventsPath } from '#kit/paths/invoice-paths.ts';
import { type Deposit, depositApi } from '#money/online-payments/online-payments.ts';
import type { DepositAsked } from '#visits/visits/visits.ts';
import { startStripe } from '../../../../tests/support/stripe-server.ts';
import { type Lead, openBooking } from './booking.fixture.ts';

export type DepositApp = Awaited<ReturnType<typeof openDeposits>>;

/** The booking application with a deposit of a quarter, and a server in Stripe's shape. */
export async function openDeposits(context: TestContext, { depositPercent = 25 } = {}) {
  let now = () => new Date();
  const stripe = await startStripe(() => now());
  context.after(stripe.close);
  const app = await openBooking(context, { config: stripe.settings });
  const { t } = app;
  now = t.deps.clock;
  if (depositPercent > 0) await app.setBooking({ depositPercent });
  const completed = (session: object) => ({ type: 'checkout.session.completed', object: session });
  return {
    ...app,
    stripe,
    completed,
    /** Books, and returns the payment page. */
    async ask(lead: Lead, changes: object = {}): Promise<DepositAsked & { session: string }> {
      const answer = await app.book(lead, changes);
      assert.equal(answer.status, 201, await answer.clone().text());
      const asked = (await answer.json()) as DepositAsked;
      return { ...asked, session: asked.checkoutUrl.split('/').at(-1)! };
    },
    post: (session: object, on = t.app) => on.request(stripeEventsPath, stripe.signed(completed(session))),
    /** Tells that a session is paid; the event must be accepted. */
    async tell(session: object) {
      const answer = await t.app.request(stripeEventsPath, stripe.signed(completed(session)));
      assert.equal(answer.status, 200, await answer.text());
    },
    deposits: async ({ quoteId }: Lead) =>
      (await (await t.adminCall('GET', depositApi.ofQuote(quoteId))).json()) as Deposit[],
    /** Subjects of all emails, and to whom. */
    async emails() {
      const rows = await t.deps.db
        .selectFrom('outbox')
        .select(['payload', 'purpose'])
        .where('kind', '=', 'email')
        .orderBy('id')
        .execute();
      return rows.map(({ payload, purpose }) => ({
        ...(JSON.parse(payload) as { to: string; subject: string; text: string }),
        purpose,
      }));
    },
  };
}
