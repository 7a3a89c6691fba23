import { encrypt } from '#kit/db/encrypt.ts';
import { toFlag } from '#kit/db/portable.ts';
import type { StripeConnectionRow } from '#kit/db/tables/stripe-connection.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { EventDeps } from '#money/online-payments/server/record-online-payment.ts';
import { isLiveKey } from '#money/stripe-connection/stripe-connection.ts';
import { lockCaller } from '#people/sign-in/server/caller.ts';
import type { Account } from './inspect-account.ts';
import { notifyOfAccount } from './notify-of-account.ts';
import type { Endpoint } from './webhook-endpoint.ts';

export interface NewConnection {
  secretKey: string;
  account: Account | null;
  endpoint: Endpoint;
}

interface Change {
  before: StripeConnectionRow;
  /** Null removes it. */
  connection: NewConnection | null;
  isSameAccount: boolean;
}

/**
 * False if somebody else has changed it since `before` was read. Owners hear of another account by email. Without a caller
 * the site itself sets up its webhook again.
 */
export async function storeConnection(
  deps: EventDeps,
  caller: Caller | null,
  { before, connection, isSameAccount }: Change,
): Promise<boolean> {
  const { db, config, clock } = deps;
  const isStored = await inTransaction(db, async (trx) => {
    if (caller) await lockCaller(trx, caller);
    const { secretKey, account, endpoint } = connection ?? noConnection;
    const entered = {
      siteUrl: connection ? config.publicUrl : '',
      keyEnd: secretKey.slice(-4),
      endpointId: endpoint.id,
      accountId: account?.id ?? '',
      accountName: account?.name ?? '',
      isLive: toFlag(isLiveKey(secretKey)),
    };
    const { numUpdatedRows } = await trx
      .updateTable('stripeConnection')
      .set({
        ...entered,
        secretKey: await encrypt(trx, 'stripe-key', secretKey),
        signingSecret: await encrypt(trx, 'stripe-key', endpoint.signingSecret),
        // The last report came through the former webhook.
        ...((!connection || endpoint.id !== before.endpointId) && { lastEventAt: null }),
        version: before.version + 1,
      })
      .where('id', '=', 1)
      .where('version', '=', before.version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    // Nobody will hear how these end.
    if (!connection)
      await trx.updateTable('checkouts').set({ status: 'expired' }).where('status', '=', 'pending').execute();
    if (!caller) return true;
    const event = { caller, type: 'card-payments-changed', subject: { kind: 'settings' } } as const;
    await record(trx, { ...event, before: getFacts(before), after: getFacts(entered) }, clock());
    if (!isSameAccount) await notifyOfAccount(trx, deps, caller, { before, after: entered });
    return true;
  });
  deps.wakeOutbox();
  return isStored;
}

const noConnection: NewConnection = { secretKey: '', account: null, endpoint: { id: '', signingSecret: '' } };

/** Without the key: only how it ends. */
const getFacts = ({
  accountName,
  accountId,
  isLive,
  keyEnd,
}: Pick<StripeConnectionRow, 'accountName' | 'accountId' | 'isLive' | 'keyEnd'>) => ({
  stripeAccount: accountId && `${accountName} (${accountId})`,
  stripeMode: keyEnd && (isLive === 1 ? 'live' : 'test'),
  stripeKey: keyEnd && `ends in ${keyEnd}`,
});
