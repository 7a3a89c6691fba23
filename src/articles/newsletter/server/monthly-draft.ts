import { excerptLimit } from '#articles/blog/posts.ts';
import { publishedPosts } from '#articles/blog/server/posts.queries.ts';
import { storePost } from '#articles/blog/server/posts.service.ts';
import { newsletterWords } from '#articles/newsletter/newsletter-words.ts';
import { lockKeys } from '#kit/db/lock-key.ts';
import type { Db } from '#kit/db/open.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { eachTranslated, type Language, pathIn } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';
import { translatedFields } from '#kit/language/translated-fields.ts';
import { paths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import { countAllReaders } from './sendings.queries.ts';

interface Listed {
  title: string;
  excerpt: string;
  slug: string;
}

const daysToDraft = 7;

/**
 * In the first week of a month, writes a draft of what was published in the last one, which staff look at and send. Once
 * a month, if anything was published and anybody reads the newsletter. For the hourly sweep.
 */
export async function draftMonthly({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const today = calendarDate(now);
  if (Number(today.slice(8)) > daysToDraft) return;
  const month = addDays(`${today.slice(0, 8)}01`, -1).slice(0, 7);
  await inTransaction(db, async (trx) => {
    await lockKeys(trx, [`newsletter draft ${month}`]);
    const drafts = trx.selectFrom('newsletterDrafts').select('month').where('month', '=', month);
    if (await drafts.executeTakeFirst()) return;
    const english = await listPublished(trx, 'en', month);
    if (english.length === 0) return;
    if (Object.values(await countAllReaders(trx)).every((count) => count === 0)) return;
    const versions = await eachTranslated(async (language) => {
      const articles = await listPublished(trx, language, month);
      return articles.length > 0 ? write(language, articles, month) : { title: '', excerpt: '', content: '' };
    });
    const article = {
      ...write('en', english, month),
      ...translatedFields((language) => versions[language]),
    };
    const postId = await storePost(trx, article, now);
    await trx
      .insertInto('newsletterDrafts')
      .values({ month, postId, createdAt: now.toISOString() })
      .execute();
  });
}

/** By the business's calendar, oldest first, without the drafts that came from here. */
async function listPublished(db: Db, language: Language, month: string): Promise<Listed[]> {
  const rows = await publishedPosts(db, language)
    .select(['title', 'excerpt', 'slug', 'publishedAt'])
    .where('publishedAt', '>=', addDays(`${month}-01`, -1))
    .where('id', 'not in', (query) => query.selectFrom('newsletterDrafts').select('newsletterDrafts.postId'))
    .orderBy('publishedAt')
    .execute();
  return rows.filter(({ publishedAt }) => calendarDate(new Date(publishedAt!)).startsWith(month));
}

function write(language: Language, articles: readonly Listed[], month: string) {
  const { locale } = languageEntries[language];
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const content = articles.map(({ title, excerpt, slug }) => {
    const path = pathIn(language, paths.article(slug));
    return `<h2><a href="${path}">${escapeTags(title)}</a></h2>${excerpt ? `<p>${escapeTags(excerpt)}</p>` : ''}`;
  });
  return {
    title: newsletterWords[language].monthlyTitle(format.format(new Date(`${month}-15T00:00:00Z`))),
    excerpt: articles
      .map(({ title }) => title)
      .join(' · ')
      .slice(0, excerptLimit),
    content: content.join('\n'),
  };
}

const escapeTags = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
