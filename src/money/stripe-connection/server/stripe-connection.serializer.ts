import type { Deps } from '#kit/server/deps.ts';
import { listPagesUnderWay } from '#money/payment-pages/server/checkouts.queries.ts';
import { stripeClient } from '#money/stripe/server/stripe-client.ts';
import { findActiveStripe, readStripeRow, type StripeDeps } from '#money/stripe/server/stripe-connection.ts';
import type { StripeProblem } from '#money/stripe/stripe-problems.ts';
import { isLiveKey, type StoredStripeConnection } from '#money/stripe-connection/stripe-connection.ts';
import { eventsUrl, inspectConnection } from './inspect-connection.ts';

type PresentDeps = StripeDeps & Pick<Deps, 'clock'>;

/** For the panel: never a key. Asks Stripe how the account is. */
export async function presentStripeConnection(deps: PresentDeps): Promise<StoredStripeConnection> {
  const { db, config } = deps;
  const row = await readStripeRow(db);
  const connection = await findActiveStripe(deps, row);
  const common = {
    lastEventAt: row.lastEventAt,
    isReachable: config.isHttps,
    eventsUrl: eventsUrl(deps),
    ...(await countUnderWay(deps)),
    version: row.version,
  };
  if (!connection) {
    const none = { setBy: null, accountName: '', isLive: false, keyEnd: '', hasTypedSecret: false };
    return { ...none, problem: null, ...common };
  }
  const isOwn = connection.version !== null;
  const stripe = await stripeClient(connection);
  const { account, problem } = await inspectConnection(deps, stripe, connection, row);
  return {
    setBy: isOwn ? 'panel' : 'server',
    accountName: account?.name ?? (isOwn ? row.accountName : ''),
    isLive: isLiveKey(connection.secretKey),
    keyEnd: connection.secretKey.slice(-4),
    problem: (isOwn ? siteProblem(row, config) : null) ?? problem,
    hasTypedSecret: isOwn && row.endpointId === '',
    ...common,
  };
}

const siteProblem = (
  { siteUrl }: { siteUrl: string },
  { publicUrl }: StripeDeps['config'],
): StripeProblem | null => {
  if (siteUrl === '') return 'unfinished';
  return siteUrl === publicUrl ? null : 'moved';
};

async function countUnderWay({ db, clock }: PresentDeps) {
  const pages = await listPagesUnderWay(db);
  const open = pages.filter(({ status }) => status === 'open');
  // Nobody reports the end of one that was left open when card payments were turned off.
  const now = clock().toISOString();
  const openPages = open.filter(({ expiresAt }) => expiresAt > now).length;
  return { openPages, pendingPayments: pages.length - open.length };
}
