import type Stripe from 'stripe';
import { inConnectionSlot } from '#kit/db/connection-row.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import type { StripeConnectionRow } from '#kit/db/tables/stripe-connection.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import type { EventDeps } from '#money/online-payments/server/record-online-payment.ts';
import { stripeClient } from '#money/stripe/server/stripe-client.ts';
import {
  findActiveStripe,
  readStripeRow,
  type StripeConnection,
} from '#money/stripe/server/stripe-connection.ts';
import { type StripeProblem, stripeProblemTexts } from '#money/stripe/stripe-problems.ts';
import type { Account } from './inspect-account.ts';
import { eventsUrl, inspectConnection } from './inspect-connection.ts';
import { toName } from './notify-of-account.ts';
import { notifyOwners } from './notify-owners.ts';
import { recordMissed } from './record-missed.ts';
import { storeConnection } from './store-connection.ts';
import { deleteEndpoint, registerEndpoint } from './webhook-endpoint.ts';

/** A little less than a day and than an hour, so that the hourly sweep misses neither. */
const dayMilliseconds = 23 * 3_600_000;
const hourMilliseconds = 50 * 60_000;

/**
 * Looks once a day, and every hour while something is wrong, at the account that an owner has connected: records what was
 * paid without a report, sets our webhook up again, and tells the owners of anything else, once. Of several instances one
 * looks. If Stripe doesn't respond, the next sweep repeats it.
 */
export async function sweepConnection(deps: EventDeps & Pick<Deps, 'isCopy'>): Promise<void> {
  if (!(await findDue(deps)) || (await deps.isCopy())) return;
  try {
    await inConnectionSlot(deps, 'stripeConnection', () => look(deps));
  } catch (error) {
    // An owner is changing it, or another instance looks.
    if (!(error instanceof AppError && error.code === 'wrong-state')) throw error;
  }
}

/** Null where it is not time yet, and where this site takes no payments with it: the operator's, or a copy of the site. */
async function findDue({ db, config, clock }: EventDeps): Promise<StripeConnectionRow | null> {
  const row = await readStripeRow(db);
  if (config.stripe || row.secretKey === '' || row.siteUrl !== config.publicUrl) return null;
  // A look ahead of now was noted by a wrong clock.
  const age = Math.abs(clock().getTime() - Date.parse(row.lookedAt ?? '1970-01-01'));
  return age >= (row.problem === null ? dayMilliseconds : hourMilliseconds) ? row : null;
}

async function look(deps: EventDeps): Promise<void> {
  // Another instance may have looked just now.
  const row = await findDue(deps);
  const connection = row && (await findActiveStripe(deps, row));
  if (!connection) return;
  const stripe = await stripeClient(connection);
  const { account, problem: found } = await inspectConnection(deps, stripe, connection, row);
  const problem = found === 'webhook-gone' ? await mend(deps, stripe, { row, connection, account }) : found;
  if (problem === 'unreachable') return;
  const isRead = problem === 'key-refused' || (await recordMissed(deps, stripe));
  await noteLook(deps, row, { problem, isRead });
}

interface Mending {
  row: StripeConnectionRow;
  connection: StripeConnection;
  account: Account | null;
}

/** Sets the webhook up again. Returns the problem that remains, or null. */
async function mend(
  deps: EventDeps,
  stripe: Stripe,
  { row: before, connection, account }: Mending,
): Promise<StripeProblem | null> {
  const { secretKey, signingSecret } = connection;
  const known = { id: before.endpointId, signingSecret };
  try {
    const { endpoint } = await registerEndpoint(stripe, eventsUrl(deps), known);
    const change = { before, connection: { secretKey, account, endpoint }, isSameAccount: true };
    let isStored = endpoint.id === known.id;
    try {
      isStored ||= await storeConnection(deps, null, change);
    } finally {
      if (!isStored) await deleteEndpoint(stripe, endpoint.id);
    }
    if (isStored) deps.log.warn('the webhook at Stripe was deleted or disabled, and has been set up again');
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'unavailable' ? 'unreachable' : 'no-webhook';
  }
}

/** Without `isRead`, the next sweep looks again. */
async function noteLook(
  deps: EventDeps,
  { version }: StripeConnectionRow,
  { problem, isRead }: { problem: StripeProblem | null; isRead: boolean },
): Promise<void> {
  const { db, clock, wakeOutbox } = deps;
  await inTransaction(db, async (trx) => {
    await lockRecord(trx, 'stripeConnection', 1);
    const before = await readStripeRow(trx);
    // An owner has connected another account meanwhile, which may have no problem.
    if (problem !== null && before.version !== version) return;
    await trx
      .updateTable('stripeConnection')
      .set({ problem, ...(isRead && { lookedAt: clock().toISOString() }) })
      .where('id', '=', 1)
      .execute();
    if (problem === null || problem === before.problem) return;
    await notifyOwners(trx, deps, {
      title: 'Card payments need your attention',
      text: stripeProblemTexts[problem].join(' '),
      facts: [{ label: 'Account', value: toName(before) }],
    });
  });
  wakeOutbox();
}
