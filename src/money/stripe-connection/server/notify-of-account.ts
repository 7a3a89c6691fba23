import type { StripeConnectionRow } from '#kit/db/tables/stripe-connection.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';
import { notifyOwners } from './notify-owners.ts';

type Payee = Pick<StripeConnectionRow, 'accountId' | 'accountName' | 'isLive' | 'keyEnd'>;

/** Tells the owners which account gets the money, so that nobody at an open panel redirects it unseen. */
export function notifyOfAccount(
  trx: Trx,
  deps: Pick<Deps, 'config' | 'clock'>,
  { user }: Caller,
  { before, after }: { before: Payee; after: Payee },
): Promise<void> {
  return notifyOwners(trx, deps, {
    title: getTitle(before, after),
    text: `If you didn’t expect this, check Settings, Payments, then change your password and that of ${user.username}.`,
    facts: [
      { label: 'Changed by', value: `${user.name} (${user.username})` },
      ...(before.keyEnd ? [{ label: 'Before', value: toName(before) }] : []),
      ...(after.keyEnd ? [{ label: 'From now on', value: toName(after) }] : []),
    ],
  });
}

function getTitle(before: Payee, after: Payee): string {
  if (!after.keyEnd) return 'Card payments are off';
  return before.keyEnd ? 'Card payments go to another Stripe account' : 'Card payments are on';
}

/** A restricted key may not say whose it is. */
export const toName = ({ accountId, accountName, isLive, keyEnd }: Payee): string =>
  `${accountId ? `${accountName} (${accountId})` : `the account of the key that ends in ${keyEnd}`}, ${isLive === 1 ? 'live' : 'test'} mode`;
