import type { Subscriber } from '#articles/newsletter/newsletter.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { csvText } from '#kit/http/csv.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { mailSubscriber } from './newsletter.service.ts';
import { unsubscribeUrls } from './newsletter-links.ts';
import { getSubscriber, listSubscribers, markRemoved, takeBackRemoval } from './subscribers.queries.ts';
import { toSubscriber } from './subscribers.serializer.ts';

/** Unsubscribes on the person's behalf. Repeating it changes nothing. */
export function removeSubscriber({ db, clock }: Deps, id: number): Promise<Subscriber> {
  return inTransaction(db, async (trx) => {
    await markRemoved(trx, id, clock());
    return toSubscriber(await getSubscriber(trx, id));
  });
}

/** Marks a suspected sign-up as real: it gets the confirmation email. Others stay unchanged. */
export async function acceptSubscriber(deps: Deps, id: number): Promise<Subscriber> {
  const accepted = await inTransaction(deps.db, async (trx) => {
    await lockRecord(trx, 'newsletterSubscribers', id);
    const subscriber = await getSubscriber(trx, id);
    if (subscriber.status === 'suspected') await mailSubscriber(trx, deps, subscriber);
    return toSubscriber(await getSubscriber(trx, id));
  });
  deps.wakeOutbox();
  return accepted;
}

/** Undoes a removal by staff. People who unsubscribed themselves stay out until they sign up again. */
export function restoreSubscriber({ db }: Deps, id: number): Promise<Subscriber> {
  return inTransaction(db, async (trx) => {
    const isRestored = await takeBackRemoval(trx, id);
    const subscriber = toSubscriber(await getSubscriber(trx, id));
    if (isRestored) return subscriber;
    const reason =
      subscriber.status === 'unsubscribed'
        ? 'This person asked to be unsubscribed. Only they can sign up again.'
        : 'This person is already on the list.';
    throw new AppError('version-conflict', reason, { current: subscriber });
  });
}

/** Confirmed subscribers, each with the unsubscribe link that every issue must contain. */
export async function exportSubscribers(deps: Deps): Promise<string> {
  const { rows } = await listSubscribers(deps.db, { search: '', status: 'confirmed' });
  const getUrl = await unsubscribeUrls(deps);
  return csvText([
    ['Email', 'Source', 'Signed up', 'Confirmed', 'Unsubscribe link'],
    ...rows.map(({ id, email, source, createdAt, confirmedAt }) => [
      email,
      source,
      createdAt,
      confirmedAt ?? '',
      getUrl(id),
    ]),
  ]);
}
