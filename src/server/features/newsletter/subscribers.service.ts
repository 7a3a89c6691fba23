import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { csvText } from '#server/http/csv.ts';
import type { Subscriber } from '#shared/newsletter.ts';
import { updateSubscriber } from './newsletter.queries.ts';
import { mailSubscriber } from './newsletter.service.ts';
import { unsubscribeUrls } from './newsletter-links.ts';
import { getSubscriber, listSubscribers } from './subscribers.queries.ts';
import { toSubscriber } from './subscribers.wire.ts';

/** Ends a subscription in the name of the person. Done twice, it stays as the first time left it. */
export function removeSubscriber({ db, clock }: Deps, id: number): Promise<Subscriber> {
  return inTransaction(db, async (trx) => {
    const { status } = await getSubscriber(trx, id);
    if (status !== 'unsubscribed') {
      // The link of a pending one stays, so that Undo can bring it back; nothing opens it meanwhile.
      await updateSubscriber(trx, id, {
        status: 'unsubscribed',
        unsubscribedAt: clock().toISOString(),
        statusBeforeRemoval: status,
      });
    }
    return toSubscriber(await getSubscriber(trx, id));
  });
}

/** A suspected one is no spam: it is asked to confirm, as every sign-up is. Of any other nothing changes. */
export async function acceptSubscriber(deps: Deps, id: number): Promise<Subscriber> {
  const accepted = await inTransaction(deps.db, async (trx) => {
    const subscriber = await getSubscriber(trx, id);
    if (subscriber.status === 'suspected') await mailSubscriber(trx, deps, subscriber);
    return toSubscriber(await getSubscriber(trx, id));
  });
  deps.wakeOutbox();
  return accepted;
}

/** Takes back what an administrator did. Whoever unsubscribed in person stays out until they sign up again. */
export function restoreSubscriber({ db }: Deps, id: number): Promise<Subscriber> {
  return inTransaction(db, async (trx) => {
    const subscriber = await getSubscriber(trx, id);
    const { status, statusBeforeRemoval } = subscriber;
    if (status !== 'unsubscribed' || statusBeforeRemoval === null) {
      const reason =
        status === 'unsubscribed'
          ? 'This person unsubscribed in person. Only they can sign up again.'
          : 'This person is on the list already.';
      throw new AppError('version-conflict', reason, { current: toSubscriber(subscriber) });
    }
    await updateSubscriber(trx, id, {
      status: statusBeforeRemoval,
      unsubscribedAt: null,
      statusBeforeRemoval: null,
    });
    return toSubscriber(await getSubscriber(trx, id));
  });
}

/** Those who get the newsletter, each with the link that must stand in every issue sent to them. */
export async function exportSubscribers(deps: Deps): Promise<string> {
  const { rows } = await listSubscribers(deps.db, { search: '', status: 'confirmed' });
  const urlOf = await unsubscribeUrls(deps);
  return csvText([
    ['E-mail', 'Source', 'Signed up', 'Confirmed', 'Unsubscribe link'],
    ...rows.map(({ id, email, source, createdAt, confirmedAt }) => [
      email,
      source,
      createdAt,
      confirmedAt ?? '',
      urlOf(id),
    ]),
  ]);
}
