import type Stripe from 'stripe';
import { inConnectionSlot } from '#kit/db/connection-row.ts';
import { toFlag } from '#kit/db/portable.ts';
import type { StripeConnectionRow } from '#kit/db/tables/stripe-connection.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, setByServer, wrongField } from '#kit/server/errors.ts';
import { listPagesUnderWay } from '#money/payment-pages/server/checkouts.queries.ts';
import { stripeClient } from '#money/stripe/server/stripe-client.ts';
import {
  findActiveStripe,
  readStripeRow,
  type StripeConnection,
} from '#money/stripe/server/stripe-connection.ts';
import {
  isLiveKey,
  type StoredStripeConnection,
  type StripeConnectionUpdate,
} from '#money/stripe-connection/stripe-connection.ts';
import { endConnection } from './end-connection.ts';
import { type Account, getRefusal, inspectAccount } from './inspect-account.ts';
import { eventsUrl } from './inspect-connection.ts';
import { recordMissed } from './record-missed.ts';
import { type NewConnection, storeConnection } from './store-connection.ts';
import { presentStripeConnection } from './stripe-connection.serializer.ts';
import { deleteEndpoint, type Endpoint, type Registered, registerEndpoint } from './webhook-endpoint.ts';

const rule = { name: 'stripe-connection', hits: 20, perSeconds: 600 };
const copyRefusal =
  'This is a copy of another site, whose card payments stay with it. If this is the site now, say so in System.';
const whatRuns = 'Another change is still under way';

/** The connection before the change. */
type Former = { row: StripeConnectionRow } & (
  | { connection: StripeConnection; stripe: Stripe }
  | { connection: null; stripe: null }
);

/**
 * Connects the account of a key, with a webhook of ours there; without a key the stored one again. The same call again
 * changes nothing. Another account takes over once everything is ready there, and the former one is ended first.
 */
export async function updateStripeConnection(
  deps: Deps,
  caller: Caller,
  input: StripeConnectionUpdate,
): Promise<StoredStripeConnection> {
  requireOwn(deps);
  if (await deps.isCopy()) throw new AppError('wrong-state', copyRefusal);
  await deps.limiter.hit(rule, 'all');
  await inConnectionSlot(deps, 'stripeConnection', () => connect(deps, caller, input), whatRuns);
  return presentStripeConnection(deps);
}

/** Closes open payment pages, deletes the webhook at Stripe and the key here. */
export async function removeStripeConnection(deps: Deps, caller: Caller): Promise<StoredStripeConnection> {
  requireOwn(deps);
  const isLeft = await inConnectionSlot(deps, 'stripeConnection', () => disconnect(deps, caller), whatRuns);
  return { ...(await presentStripeConnection(deps)), problem: isLeft ? 'webhook-left' : null };
}

async function connect(deps: Deps, caller: Caller, input: StripeConnectionUpdate): Promise<void> {
  const former = await readFormer(deps);
  const secretKey = requireKey(input, former);
  const stripe = await stripeClient({ secretKey, apiUrl: deps.config.stripeApiUrl });
  const { account, problem } = await inspectAccount(stripe, isLiveKey(secretKey));
  if (problem) throw getRefusal(problem);
  const { endpoint, surplus } = await prepareEndpoint(deps, stripe, { input, former, account });
  const next = { secretKey, account, endpoint };
  const isNewEndpoint = endpoint.id !== former.row.endpointId;
  const change = { before: former.row, connection: next, isSameAccount: isSameAccount(former, next) };
  try {
    if (!change.isSameAccount) await endFormer(deps, former);
    if (!isStored(deps, former, next) && !(await storeConnection(deps, caller, change))) throw conflict();
  } catch (error) {
    if (isNewEndpoint) await deleteEndpoint(stripe, endpoint.id);
    throw error;
  }
  for (const id of surplus) await deleteEndpoint(stripe, id);
  const { connection } = former;
  if (connection && isNewEndpoint && !connection.isElsewhere)
    await deleteEndpoint(former.stripe, former.row.endpointId);
  await recordMissed(deps, stripe);
  await deps.db.updateTable('stripeConnection').set({ problem: null }).where('id', '=', 1).execute();
}

/** True if a webhook stays at Stripe. That of another site is not ours to delete, nor are its payment pages. */
async function disconnect(deps: Deps, caller: Caller): Promise<boolean> {
  const { row, connection, stripe } = await readFormer(deps);
  if (!connection) return false;
  const { isElsewhere } = connection;
  if (!isElsewhere) await endConnection(deps, stripe);
  const isDeleted = !isElsewhere && (await deleteEndpoint(stripe, row.endpointId));
  const change = { before: row, connection: null, isSameAccount: false };
  if (!(await storeConnection(deps, caller, change))) throw conflict();
  // One that was added by hand is at Stripe only where Stripe can reach this site.
  return row.endpointId === '' ? deps.config.isHttps : !isDeleted;
}

async function readFormer(deps: Deps): Promise<Former> {
  const row = await readStripeRow(deps.db);
  const connection = await findActiveStripe(deps, row);
  return connection
    ? { row, connection, stripe: await stripeClient(connection) }
    : { row, connection: null, stripe: null };
}

function requireKey({ secretKey, version }: StripeConnectionUpdate, { row, connection }: Former): string {
  if (secretKey === undefined) {
    if (connection) return connection.secretKey;
    throw wrongField('secretKey', 'Enter the secret key');
  }
  if (connection && connection.secretKey !== secretKey && version !== row.version) throw conflict();
  const wasLive = connection !== null && !connection.isElsewhere && row.isLive === 1;
  if (wasLive && !isLiveKey(secretKey)) throw getRefusal('test-over-live');
  return secretKey;
}

interface Preparation {
  input: StripeConnectionUpdate;
  former: Former;
  account: Account | null;
}

/** Ours at Stripe where it can reach this site, unless a signing secret was typed. */
async function prepareEndpoint(
  deps: Deps,
  stripe: Stripe,
  { input, former: { row, connection }, account }: Preparation,
): Promise<Registered> {
  if (input.signingSecret !== undefined) return addedByHand({ id: '', signingSecret: input.signingSecret });
  const known = { id: row.endpointId, signingSecret: connection?.signingSecret ?? '' };
  const isSame = input.secretKey === undefined || (account !== null && account.id === row.accountId);
  const hasTyped = connection !== null && row.endpointId === '';
  if (hasTyped && isSame && !connection.isElsewhere) return addedByHand(known);
  if (deps.config.isHttps) return registerEndpoint(stripe, eventsUrl(deps), known);
  throw wrongField('signingSecret', 'Enter the signing secret of the webhook');
}

const addedByHand = (endpoint: Endpoint): Registered => ({ endpoint, surplus: [] });

const isSameAccount = ({ row, connection }: Former, { secretKey, account, endpoint }: NewConnection) =>
  connection !== null &&
  row.isLive === toFlag(isLiveKey(secretKey)) &&
  (connection.secretKey === secretKey ||
    (endpoint.id !== '' && endpoint.id === row.endpointId) ||
    (account !== null && account.id === row.accountId));

const isStored = ({ config }: Deps, { row, connection }: Former, next: NewConnection) =>
  connection !== null &&
  row.siteUrl === config.publicUrl &&
  connection.secretKey === next.secretKey &&
  connection.signingSecret === next.endpoint.signingSecret &&
  row.endpointId === next.endpoint.id &&
  row.accountName === (next.account?.name ?? '');

/** A bank payment that is under way there could never be recorded here. */
async function endFormer(deps: Deps, { connection, stripe }: Former): Promise<void> {
  if (!connection || connection.isElsewhere) return;
  if ((await listPagesUnderWay(deps.db, ['pending'])).length > 0) throw getRefusal('payments-under-way');
  await endConnection(deps, stripe);
}

function requireOwn({ config }: Deps): void {
  if (config.stripe) throw setByServer('Card payments are', 'STRIPE_SECRET_KEY');
}

const conflict = () =>
  new AppError(
    'version-conflict',
    'Someone else changed card payments since you opened them. Load the page again.',
  );
