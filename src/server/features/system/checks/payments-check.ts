import type { Deps } from '#server/deps.ts';
import { findStripeConnection, readStripeRow, takesCardPayments } from '#server/stripe/stripe-connection.ts';
import { shortDateTime } from '#shared/dates.ts';
import { isLiveKey } from '#shared/stripe-connection.ts';
import type { CheckResult } from '#shared/system.ts';

/** Without asking Stripe, which Settings, Payments does. */
export async function checkPayments(deps: Pick<Deps, 'db' | 'config'>): Promise<CheckResult | null> {
  const connection = await findStripeConnection(deps);
  if (!connection) return null;
  if (!(await takesCardPayments(deps))) {
    return {
      state: 'problem',
      text: 'Card payments are paused. An owner can connect Stripe again in Settings, Payments.',
    };
  }
  const { lastEventAt } = await readStripeRow(deps.db);
  const last = lastEventAt
    ? `Last report from Stripe ${shortDateTime(lastEventAt)}.`
    : 'No report from Stripe yet.';
  return isLiveKey(connection.secretKey)
    ? { state: 'fine', text: last }
    : { state: 'warning', text: `Test mode: only test cards work, and no money moves. ${last}` };
}
