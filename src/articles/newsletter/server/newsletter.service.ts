import type { NewsletterInput } from '#articles/newsletter/newsletter.ts';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import type { SubscriberRow } from '#kit/db/tables/newsletter.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { getHash } from '#kit/http/idempotency.ts';
import type { Language } from '#kit/language/language.ts';
import { looksLikeSpam } from '#kit/limits/form-guard.ts';
import { guardReasons } from '#kit/limits/server/form-guard.ts';
import { mayMail } from '#kit/limits/server/mail-waits.ts';
import type { Deps } from '#kit/server/deps.ts';
import { alreadySubscribedEmail, confirmationEmail } from './newsletter.emails.ts';
import {
  claimSubscriber,
  deleteUnconfirmed,
  findByConfirmation,
  findSubscriberById,
  noteSuspected,
  updateSubscriber,
} from './newsletter.queries.ts';
import { newConfirmation, readUnsubscribeToken, unsubscribeUrl } from './newsletter-links.ts';
import { countUnsubscribed } from './sendings.queries.ts';

type NewsletterDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'wakeOutbox'>;
type SignUpDeps = NewsletterDeps & Pick<Deps, 'formSecret'>;

const day = 86_400_000;
const linkDays = 7;
const keptUnconfirmed = 30 * day;

/**
 * Signs an email up, pending confirmation. Known and unknown emails get the same response. A sign-up that looks like
 * spam is only recorded, and changes nothing for a known email. The email is in `language`.
 */
export async function subscribe(
  deps: SignUpDeps,
  { email, source, ...guard }: NewsletterInput,
  language: Language,
): Promise<void> {
  const now = deps.clock();
  const isSpam = looksLikeSpam(guardReasons(guard, deps.formSecret, now));
  await inTransaction(deps.db, async (trx) => {
    const address = { email: email.toLowerCase(), source, language, now };
    if (isSpam) return noteSuspected(trx, address);
    await mailSubscriber(trx, deps, await claimSubscriber(trx, address), language);
  });
  deps.wakeOutbox();
}

/** Sends the email of a sign-up, unless the address got one lately. */
export async function mailSubscriber(
  trx: Trx,
  deps: NewsletterDeps,
  subscriber: SubscriberRow,
  language: Language = subscriber.language,
): Promise<void> {
  const now = deps.clock();
  if (!mayMail(subscriber, now)) return;
  await updateSubscriber(trx, subscriber.id, {
    consecutiveMails: subscriber.consecutiveMails + 1,
    mailedAt: now.toISOString(),
  });
  const reader = { to: subscriber.email, language, profile: await readProfile(trx) };
  const email =
    subscriber.status === 'confirmed'
      ? alreadySubscribedEmail(reader, await unsubscribeUrl({ ...deps, db: trx }, subscriber.id, language))
      : confirmationEmail(reader, await newLink(trx, deps, subscriber.id, language), linkDays);
  await enqueueEmails(trx, [{ email, purpose: 'newsletter', subscriberId: subscriber.id }], now);
}

/** The subscription is pending until it is opened. */
async function newLink(trx: Trx, { config, clock }: NewsletterDeps, id: number, language: Language) {
  const { url, tokenHash } = newConfirmation(config.publicUrl, language);
  await updateSubscriber(trx, id, {
    status: 'pending',
    language,
    statusBeforeRemoval: null,
    confirmationTokenHash: tokenHash,
    confirmationExpiresAt: new Date(clock().getTime() + linkDays * day).toISOString(),
  });
  return url;
}

/** Whether a confirmation link is valid. Opening it confirms nothing, because mail scanners open links. */
export const canConfirm = async ({ db, clock }: NewsletterDeps, token: string): Promise<boolean> =>
  (await findByConfirmation(db, getHash(token), clock())) !== undefined;

/** False if the link was used, expired or is not ours. */
export const confirmSubscription = ({ db, clock }: NewsletterDeps, token: string): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const now = clock();
    const subscriber = await findByConfirmation(trx, getHash(token), now);
    if (!subscriber) return false;
    await updateSubscriber(trx, subscriber.id, {
      status: 'confirmed',
      confirmedAt: now.toISOString(),
      unsubscribedAt: null,
      statusBeforeRemoval: null,
      confirmationTokenHash: null,
      confirmationExpiresAt: null,
      consecutiveMails: 0,
    });
    return true;
  });

/** Whether an unsubscribe link is ours. */
export const canUnsubscribe = async (deps: NewsletterDeps, token: string): Promise<boolean> =>
  (await readUnsubscribeToken(deps, token)) !== null;

/** Succeeds again if already done. False if the link is not ours. */
export async function unsubscribe(deps: NewsletterDeps, token: string): Promise<boolean> {
  const link = await readUnsubscribeToken(deps, token);
  if (link === null) return false;
  const { id, sendingId } = link;
  await inTransaction(deps.db, async (trx) => {
    const subscriber = await findSubscriberById(trx, id);
    if (!subscriber) return;
    const isDone = subscriber.status === 'unsubscribed';
    if (sendingId !== null && subscriber.status === 'confirmed') await countUnsubscribed(trx, sendingId);
    await updateSubscriber(trx, id, {
      status: 'unsubscribed',
      unsubscribedAt: isDone ? subscriber.unsubscribedAt : deps.clock().toISOString(),
      // The person's own choice: staff cannot undo it.
      statusBeforeRemoval: null,
      confirmationTokenHash: null,
      confirmationExpiresAt: null,
    });
  });
  return true;
}

/** Deletes unconfirmed sign-ups. For the hourly sweep. */
export const sweepSubscribers = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  inTransaction(db, (trx) => deleteUnconfirmed(trx, new Date(clock().getTime() - keptUnconfirmed)));
