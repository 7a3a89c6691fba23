import { encrypt } from '#server/db/encrypt.ts';
import { toFlag } from '#server/db/portable.ts';
import type { StripeConnectionRow } from '#server/db/tables/stripe-connection.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockCaller } from '#server/features/auth/caller.ts';
import { record } from '#server/features/events/record.ts';
import type { EventDeps } from '#server/features/online-payments/record-online-payment.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { isLiveKey } from '#shared/stripe-connection.ts';
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
    await record(trx, { ...event, before: factsOf(before), after: factsOf(entered) }, clock());
    if (!isSameAccount) await notifyOfAccount(trx, deps, caller, { before, after: entered });
    return true;
  });
  deps.wakeOutbox();
  return isStored;
}

const noConnection: NewConnection = { secretKey: '', account: null, endpoint: { id: '', signingSecret: '' } };

/** Without the key: only how it ends. */
const factsOf = ({
  accountName,
  accountId,
  isLive,
  keyEnd,
}: Pick<StripeConnectionRow, 'accountName' | 'accountId' | 'isLive' | 'keyEnd'>) => ({
  stripeAccount: accountId && `${accountName} (${accountId})`,
  stripeMode: keyEnd && (isLive === 1 ? 'live' : 'test'),
  stripeKey: keyEnd && `ends in ${keyEnd}`,
});
