import type { Deps } from '#kit/server/deps.ts';
import { shortDateTime } from '#kit/time/dates.ts';
import { findActiveStripe, readStripeRow } from '#money/stripe/server/stripe-connection.ts';
import { stripeProblemTexts } from '#money/stripe/stripe-problems.ts';
import { isLiveKey } from '#money/stripe-connection/stripe-connection.ts';
import type { CheckResult } from '#office/system/system.ts';

/** Reports the site's last look. Only Settings, Payments asks Stripe each time. */
export async function checkPayments(deps: Pick<Deps, 'db' | 'config'>): Promise<CheckResult | null> {
  const row = await readStripeRow(deps.db);
  const connection = await findActiveStripe(deps, row);
  if (!connection) return null;
  if (!connection.takesPayments) {
    return {
      state: 'problem',
      text: 'Card payments are paused. An owner can connect Stripe again in Settings, Payments.',
    };
  }
  if (connection.version !== null && row.problem !== null) {
    const [title] = stripeProblemTexts[row.problem];
    return { state: 'problem', text: `${title} An owner finds out what to do in Settings, Payments.` };
  }
  const last = row.lastEventAt
    ? `Last report from Stripe ${shortDateTime(row.lastEventAt)}.`
    : 'No report from Stripe yet.';
  return isLiveKey(connection.secretKey)
    ? { state: 'fine', text: last }
    : { state: 'warning', text: `Test mode: only test cards work, and no money moves. ${last}` };
}
