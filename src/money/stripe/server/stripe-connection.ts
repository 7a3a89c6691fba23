import { decrypt } from '#kit/db/encrypt.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import type { Db } from '#kit/db/open.ts';
import type { StripeConnectionRow } from '#kit/db/tables/stripe-connection.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';

export type StripeDeps = Pick<Deps, 'db' | 'config'>;

export interface StripeConnection {
  secretKey: string;
  /** Stripe signs its events with it. */
  signingSecret: string;
  /** Origin; null: Stripe's own. */
  apiUrl: string | null;
  /** The row's; null where STRIPE_SECRET_KEY is set, which wins. */
  version: number | null;
  /** It was connected for a site of another address: this one has moved, or is a copy. */
  isElsewhere: boolean;
  /** As in `takesCardPayments`. */
  takesPayments: boolean;
}

export const readStripeRow = (db: Db): Promise<StripeConnectionRow> =>
  db.selectFrom('stripeConnection').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();

/** Takes STRIPE_SECRET_KEY, else the key that an owner entered. Null where there is none. */
export const findStripeConnection = async (deps: StripeDeps): Promise<StripeConnection | null> =>
  serverConnection(deps) ?? panelConnection(deps, await readStripeRow(deps.db));

/** The same with a row that has been read. */
export const findActiveStripe = async (
  deps: StripeDeps,
  row: StripeConnectionRow,
): Promise<StripeConnection | null> => serverConnection(deps) ?? panelConnection(deps, row);

function serverConnection({
  config: { stripe, stripeApiUrl: apiUrl },
}: Pick<StripeDeps, 'config'>): StripeConnection | null {
  if (!stripe) return null;
  const { secretKey, webhookSecret: signingSecret } = stripe;
  return { secretKey, signingSecret, apiUrl, version: null, isElsewhere: false, takesPayments: true };
}

async function panelConnection(
  { db, config: { publicUrl, stripeApiUrl: apiUrl } }: StripeDeps,
  { secretKey, signingSecret, siteUrl, version }: StripeConnectionRow,
): Promise<StripeConnection | null> {
  if (secretKey === '') return null;
  return {
    secretKey: await decrypt(db, 'stripe-key', secretKey),
    signingSecret: await decrypt(db, 'stripe-key', signingSecret),
    apiUrl,
    version,
    isElsewhere: siteUrl !== '' && siteUrl !== publicUrl,
    takesPayments: siteUrl === publicUrl,
  };
}

/** Like `findStripeConnection`. Throws where there is none, and in a copy of the site, which must move no money. */
export async function getStripeConnection(deps: StripeDeps): Promise<StripeConnection> {
  const connection = await findStripeConnection(deps);
  if (connection?.isElsewhere) {
    throw new AppError(
      'wrong-state',
      'Card payments are paused, since the site’s address has changed. Connect Stripe again in Settings, Payments.',
    );
  }
  if (connection) return connection;
  throw new AppError(
    'wrong-state',
    'Card payments are off. Refund card payments in Stripe’s dashboard, and record the refund here.',
  );
}

/** Stripe's limits for one payment. */
export const isPayableAmount = (cents: number): boolean => cents >= 50 && cents <= 999_999_99;

/**
 * Whether customers can pay by card now. Not while a change is unfinished, nor at an address that Stripe reports nothing
 * to: money would be taken that no invoice ever shows.
 */
export async function takesCardPayments({ db, config }: StripeDeps): Promise<boolean> {
  if (config.stripe) return true;
  const row = await db
    .selectFrom('stripeConnection')
    .select('siteUrl')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return row.siteUrl === config.publicUrl;
}

/** Whether a page that was opened with it still belongs to the account in use. Until the transaction ends, it stays so. */
export async function isInUse(
  trx: Trx,
  config: Deps['config'],
  { version }: StripeConnection,
): Promise<boolean> {
  if (version === null) return config.stripe !== null;
  await lockRecord(trx, 'stripeConnection', 1);
  const row = await readStripeRow(trx);
  return row.version === version && row.siteUrl === config.publicUrl;
}

/** Stripe has reported something that its signature vouches for. Written once a minute at most. */
export async function noteEvent(db: Db, now: Date): Promise<void> {
  const aMinuteAgo = new Date(now.getTime() - 60_000).toISOString();
  await db
    .updateTable('stripeConnection')
    .set({ lastEventAt: now.toISOString() })
    .where('id', '=', 1)
    .where((where) => where.or([where('lastEventAt', 'is', null), where('lastEventAt', '<', aMinuteAgo)]))
    .execute();
}
