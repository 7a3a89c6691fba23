import type { Erasure } from '#office/privacy/privacy.ts';

type Amounts = Pick<Erasure, 'requests' | 'quotes' | 'photos' | 'emails' | 'subscriptions'> & {
  customers?: number;
};

/** `2 requests, 1 photo and the newsletter entry`; empty for nothing. */
export function amountText({
  requests,
  quotes,
  photos,
  emails,
  subscriptions,
  customers = 0,
}: Amounts): string {
  const words = [
    counted(requests, 'request'),
    counted(quotes, 'quote'),
    counted(photos, 'photo'),
    counted(emails, 'email'),
    subscriptions > 0 ? 'the newsletter entry' : '',
    // With leads, their customer is understood.
    requests + quotes === 0 ? counted(customers, 'customer') : '',
  ].filter(Boolean);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}

/** An erasure does not reach backups. */
export const backupWords = (keptDays: number | null): string =>
  keptDays === null
    ? 'Existing backups still contain what you erase until you delete them.'
    : `Nightly backups still contain what you erase for up to ${keptDays} days.`;

const counted = (count: number, noun: string) =>
  count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
