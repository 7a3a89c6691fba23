import type { Dice } from '#app/seed/dice.ts';
import type { RowSink } from './row-sink.ts';

const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds).toISOString();

/** Most are confirmed. Unconfirmed sign-ups are deleted after some days, so only the last ones wait. */
export function addSubscriber(
  rows: RowSink,
  { number, at, age, dice }: { number: number; at: Date; age: number; dice: Dice },
): void {
  const isPending = age < 2;
  const isGone = !isPending && dice.fraction() < 0.15;
  rows.add('newsletterSubscribers', {
    email: `reader${number}@mail.example`,
    status: isPending ? 'pending' : isGone ? 'unsubscribed' : 'confirmed',
    source: dice.fraction() < 0.7 ? 'blog' : 'newsletter',
    confirmationTokenHash: null,
    confirmationExpiresAt: null,
    consecutiveMails: isPending ? 1 : 0,
    mailedAt: later(at, 0),
    createdAt: later(at, 0),
    confirmedAt: isPending ? null : later(at, 600_000),
    unsubscribedAt: isGone ? later(at, 86_400_000) : null,
    statusBeforeRemoval: null,
  });
}
