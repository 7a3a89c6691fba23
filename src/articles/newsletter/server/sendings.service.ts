import { setImmediate as nextTurn } from 'node:timers/promises';
import { listVersions } from '#articles/blog/server/post-versions.queries.ts';
import { getPost, publishedPosts } from '#articles/blog/server/posts.queries.ts';
import type { Sending } from '#articles/newsletter/sendings.ts';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { lockKeys } from '#kit/db/lock-key.ts';
import type { Db } from '#kit/db/open.ts';
import type { SendingRow } from '#kit/db/tables/newsletter.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { aboutNobody, type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import { type Language, pathIn } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';
import { deleteJobs } from '#kit/outbox/outbox.queries.ts';
import { paths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { longDate } from '#kit/time/dates.ts';
import { letterEmail } from './newsletter.emails.ts';
import {
  countLetters,
  countReaders,
  findLastSending,
  getSending,
  insertSending,
  queueLetters,
  setPaused,
} from './sendings.queries.ts';

interface Asked {
  id: number;
  language: Language;
  caller: Caller;
}

/**
 * Sends a published article to the readers of its language. Runs once per idempotency key. Throws `wrong-state` for an
 * article that is not published in this language, or was sent in it unless `again` is set, and without readers.
 */
export async function sendPost(
  deps: Deps,
  { id, language, again, caller }: Asked & { again: boolean },
  idempotency: Idempotency,
): Promise<{ id: number; total: number }> {
  const now = deps.clock();
  const once = { scope: `sending-of-post-${id}-${language}`, ...idempotency, about: aboutNobody };
  const started = await withIdempotency(deps.db, once, now, async (trx) => {
    await lockKeys(trx, [`newsletter ${id} ${language}`]);
    const { title } = await requireArticle(trx, id, language);
    const last = await findLastSending(trx, id, language);
    if (last && !again) throw sentAlready(last);
    const total = await countReaders(trx, language);
    if (total === 0)
      throw new AppError(
        'wrong-state',
        `Nobody reads the newsletter in ${languageEntries[language].englishName} yet.`,
      );
    const sending = { postId: id, language, title, total, byName: caller.user.name };
    return { id: await insertSending(trx, { ...sending, createdAt: now.toISOString() }), total };
  });
  await queueAll(deps, started.id);
  deps.wakeOutbox();
  return started;
}

async function requireArticle(db: Db, id: number, language: Language) {
  const article = await publishedPosts(db, language).select('title').where('id', '=', id).executeTakeFirst();
  if (article) return article;
  await getPost(db, id);
  const missing =
    language === 'en'
      ? 'This article isn’t published'
      : `Its ${languageEntries[language].englishName} version isn’t published`;
  throw new AppError('wrong-state', `${missing}. Publish it first, then send it.`);
}

const sentAlready = ({ createdAt, total }: SendingRow) =>
  new AppError(
    'wrong-state',
    `This article was sent to ${total} ${total === 1 ? 'reader' : 'readers'} on ${longDate(createdAt)}. Send it again only if they should get it twice.`,
  );

/** One batch after the other, so that neither the event loop nor other writers wait for all. The same call goes on after a crash. */
export async function queueAll({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: number): Promise<void> {
  while (await inTransaction(db, (trx) => queueLetters(trx, id, clock()))) await nextTurn();
}

export async function presentSending(db: Db, row: SendingRow): Promise<Sending> {
  const { queuedTo: _queued, upTo: _upTo, ...sending } = row;
  return { ...sending, ...(await countLetters(db, row)) };
}

/** Those that a worker holds still leave. The same call again changes nothing. */
export async function pauseSending({ db, clock }: Deps, id: number): Promise<Sending> {
  const paused = await inTransaction(db, (trx) => setPaused(trx, id, true, clock()));
  if (paused.status === 'done') throw new AppError('wrong-state', 'This newsletter is already sent.');
  return presentSending(db, paused);
}

/** Throws `wrong-state` while its article is not published. */
export async function resumeSending(deps: Deps, id: number): Promise<Sending> {
  const { db, clock } = deps;
  const resumed = await inTransaction(db, async (trx) => {
    const { postId, language, status } = await getSending(trx, id);
    if (status === 'done') throw new AppError('wrong-state', 'This newsletter is already sent.');
    await requireArticle(trx, postId ?? 0, language);
    return setPaused(trx, id, false, clock());
  });
  deps.wakeOutbox();
  return presentSending(db, resumed);
}

/** Sends the letter to the caller alone, from a draft too. Throws `wrong-state` without an address. */
export async function testPost(
  deps: Deps,
  { id, language, caller }: Asked,
  idempotency: Idempotency,
): Promise<{ to: string }> {
  const { db, config } = deps;
  const now = deps.clock();
  const to = caller.user.email;
  if (!to) throw new AppError('wrong-state', 'Your account has no email address. Add one in Account.');
  const once = { scope: `test-of-post-${id}-${language}`, ...idempotency, about: aboutNobody };
  const sent = await withIdempotency(db, once, now, async (trx) => {
    const article = language === 'en' ? await getPost(trx, id) : await getVersion(trx, id, language);
    const profile = await readProfile(trx);
    const url = config.publicUrl + pathIn(language, paths.article(article.slug));
    const unsubscribeUrl = config.publicUrl + pathIn(language, paths.newsletterUnsubscribe);
    const email = letterEmail({ to, language, profile }, { ...article, url }, unsubscribeUrl);
    await enqueueEmails(trx, [{ email, purpose: 'newsletter', isAboutNobody: true }], now);
    return { to };
  });
  deps.wakeOutbox();
  return sent;
}

async function getVersion(db: Db, id: number, language: Language) {
  const { featuredImage } = await getPost(db, id);
  const version = (await listVersions(db, id)).find((each) => each.language === language);
  if (!version) throw new AppError('wrong-state', 'This article has no Spanish version.');
  return { ...version, excerpt: version.summary, featuredImage };
}

/** Deletes the jobs of sendings that are over, whose rows have the sums. For the hourly sweep. */
export const sweepLetters = ({ db }: Pick<Deps, 'db'>): Promise<void> =>
  deleteJobs(db, (jobs) =>
    jobs.where('sendingId', 'in', (query) =>
      query.selectFrom('newsletterSendings').select('newsletterSendings.id').where('status', '=', 'done'),
    ),
  );
