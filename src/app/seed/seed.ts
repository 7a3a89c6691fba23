import { storedContent } from '#articles/blog/server/article-content.ts';
import { insertPost, postSearchText } from '#articles/blog/server/posts.queries.ts';
import { insertService } from '#company/catalog/server/services.queries.ts';
import { isUniqueViolation } from '#kit/db/errors.ts';
import type { Db } from '#kit/db/open.ts';
import { toFlag } from '#kit/db/portable.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { insertTranslationIfFree, storeTexts } from '#kit/db/translations.ts';
import { translatedLanguages } from '#kit/language/language.ts';
import { sharePicture } from '#kit/paths/paths.ts';
import { demoPosts } from './posts.ts';
import { demoServices } from './services.ts';

/** Fills an empty database with the demo catalog and articles. Does nothing if either exists. */
export async function seedDemo(db: Db, now: Date): Promise<void> {
  try {
    await inTransaction(db, (trx) => seedIfEmpty(trx, now));
  } catch (error) {
    // Another instance seeded at the same moment.
    if (!isUniqueViolation(error)) throw error;
  }
}

async function seedIfEmpty(trx: Trx, now: Date): Promise<void> {
  if (!(await isEmpty(trx))) return;
  const createdAt = now.toISOString();
  for (const [position, { translations, ...service }] of demoServices.entries()) {
    const recordId = await insertService(trx, {
      ...service,
      isAddOn: toFlag(service.isAddOn),
      isActive: toFlag(service.isActive),
      position,
      createdAt,
      updatedAt: createdAt,
      deletedAt: null,
    });
    for (const language of translatedLanguages) {
      const texts = translations[language];
      if (texts) await storeTexts(trx, { kind: 'services', recordId, language, ...texts });
    }
  }
  await trx
    .insertInto('crews')
    .values({ name: 'Crew 2', color: '#8a4b08', hours: null, places: null, createdAt, updatedAt: createdAt })
    .execute();
  for (const { picture, isPinned, content, translations, ...post } of demoPosts.toReversed()) {
    const recordId = await insertPost(trx, {
      ...post,
      ...storedContent(content),
      featuredImage: picture && sharePicture(picture),
      isPinned: toFlag(isPinned),
      isPublished: 1,
      createdAt: post.publishedAt,
    });
    for (const language of translatedLanguages) {
      const own = translations[language];
      if (!own) continue;
      await insertTranslationIfFree(trx, {
        kind: 'posts',
        recordId,
        language,
        title: own.title,
        slug: own.slug,
        summary: own.excerpt,
        ...storedContent(own.content),
        isPublished: 1,
        publishedAt: post.publishedAt,
        searchText: postSearchText(own.title, own.excerpt),
      });
    }
  }
}

/** Counts rows in the trash: an owner who deleted the demo does not want it back. */
async function isEmpty(trx: Trx): Promise<boolean> {
  const service = await trx.selectFrom('services').select('id').limit(1).executeTakeFirst();
  const post = await trx.selectFrom('posts').select('id').limit(1).executeTakeFirst();
  return service === undefined && post === undefined;
}

/** A new site that begins without the demo has no categories either. Later starts leave everything alone. */
export const beginEmpty = (db: Db): Promise<void> =>
  inTransaction(db, async (trx) => {
    const person = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    const { version } = await trx.selectFrom('settings').select('version').executeTakeFirstOrThrow();
    if (person || version > 1 || !(await isEmpty(trx))) return;
    await trx.deleteFrom('categories').execute();
  });
