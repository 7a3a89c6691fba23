import { publishedPosts } from '#articles/blog/server/posts.queries.ts';
import { readProfile, readSettings } from '#company/settings/server/settings.queries.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { pathIn } from '#kit/language/language.ts';
import type { Mailer } from '#kit/mail/server/mailer.ts';
import { type OutboxWorker, type Outcome, startWorker, type WorkerDeps } from '#kit/outbox/worker.ts';
import { paths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { letterEmail } from './newsletter.emails.ts';
import { findSubscriberById } from './newsletter.queries.ts';
import { unsubscribeUrls } from './newsletter-links.ts';
import {
  finishSendings,
  getSending,
  hasDueLetter,
  listHalfQueued,
  markBounced,
  readNextTurn,
  setPaused,
  takeTurn,
} from './sendings.queries.ts';
import { queueAll } from './sendings.service.ts';

type LetterDeps = WorkerDeps & Pick<Deps, 'config'> & { mailer: Mailer };

const hour = 3_600_000;
/** Longer than any pause. */
const decade = 10 * 365 * 24 * hour;

/** Sends the letters of the newsletter, one in each interval that the hourly limit makes, whichever instance it is. */
export function startLetterWorker(
  deps: LetterDeps,
  timing?: Parameters<typeof startWorker>[2],
): OutboxWorker {
  const { db, clock, mailer } = deps;
  let nextLook: NodeJS.Timeout | undefined;
  const worker = startWorker(
    deps,
    {
      kind: 'letter',
      async isReady() {
        for (const { id } of await listHalfQueued(db)) await queueAll(deps, id);
        await finishSendings(db, clock());
        if (!(await mailer.isReady()) || !(await hasDueLetter(db, clock()))) return false;
        const { hourlyLimit } = (await readSettings(db)).values.newsletter;
        const isOurs = await takeTurn(db, clock(), Math.ceil(hour / hourlyLimit));
        const wait = Date.parse(await readNextTurn(db)) - clock().getTime();
        clearTimeout(nextLook);
        nextLook = setTimeout(() => worker.wake(), Math.max(1, wait)).unref();
        return isOurs ? 1 : false;
      },
      deliver: (job, signal) => deliverLetter(deps, job, signal),
    },
    timing,
  );
  return {
    wake: worker.wake,
    async stop() {
      clearTimeout(nextLook);
      await worker.stop();
      clearTimeout(nextLook);
    },
  };
}

/** As the article is now. One that is no longer published pauses its sending. */
async function deliverLetter(
  { db, clock, config, mailer }: LetterDeps,
  { sendingId, subscriberId }: OutboxRow,
  signal: AbortSignal,
): Promise<Outcome> {
  const subscriber = subscriberId === null ? undefined : await findSubscriberById(db, subscriberId);
  if (subscriber?.status !== 'confirmed' || sendingId === null) return { isDropped: true };
  const { postId, language, status, createdAt } = await getSending(db, sendingId);
  if (status !== 'sending') return paused;
  const article = await publishedPosts(db, language)
    .select(['title', 'excerpt', 'slug', 'featuredImage'])
    .where('id', '=', postId)
    .executeTakeFirst();
  if (!article) {
    await inTransaction(db, (trx) => setPaused(trx, sendingId, true, clock()));
    return paused;
  }
  const reader = { to: subscriber.email, language, profile: await readProfile(db) };
  const url = config.publicUrl + pathIn(language, paths.article(article.slug));
  const getUnsubscribeUrl = await unsubscribeUrls({ db, config }, language);
  const email = letterEmail(reader, { ...article, url }, getUnsubscribeUrl(subscriber.id, sendingId));
  // The creation time tells it from a letter of another database, as in the outbox.
  const key = `letter-${sendingId}-${subscriber.id}-${Date.parse(createdAt)}`;
  const outcome = await mailer.send(email, key, signal);
  if (!outcome.isSent && outcome.isPermanent) await markBounced(db, subscriber);
  return outcome;
}

const paused: Outcome = {
  isSent: false,
  isPermanent: false,
  reason: 'The sending is paused',
  waitMilliseconds: decade,
};
