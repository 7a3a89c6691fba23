import { storedContent } from '#articles/blog/server/article-content.ts';
import { insertPost, postSearchText } from '#articles/blog/server/posts.queries.ts';
import type { PresetName } from '#company/presets/preset-names.ts';
import { addPreset } from '#company/presets/server/add-preset.ts';
import { applySettings, claimNothing } from '#company/presets/server/preset-settings.ts';
import { presets } from '#company/presets/server/presets.ts';
import { isUniqueViolation } from '#kit/db/errors.ts';
import type { Db } from '#kit/db/open.ts';
import { toFlag } from '#kit/db/portable.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { insertTranslationIfFree } from '#kit/db/translations.ts';
import { translatedLanguages } from '#kit/language/language.ts';
import { sharePicture } from '#kit/paths/paths.ts';
import type { Config } from '#kit/server/config.ts';
import { demoPosts } from './posts.ts';

/** Fills an empty database with the demo catalog and articles. Does nothing if either exists. */
export const seedDemo = (db: Db, now: Date): Promise<void> =>
  onceTogether(() =>
    inTransaction(db, async (trx) => {
      if (await isEmpty(trx)) await addDemo(trx, now);
    }),
  );

/** Fills a new site with the catalog, texts and questions of a trade, without the demo's articles. Later starts leave everything alone. */
const seedTrade = (db: Db, name: Exclude<PresetName, 'demo'>, now: Date): Promise<void> =>
  onceTogether(() =>
    inTransaction(db, async (trx) => {
      if (!(await isNew(trx))) return;
      await trx.deleteFrom('categories').execute();
      await addPreset(trx, presets[name], now);
      await applySettings(trx, presets[name], null);
    }),
  );

/** Two instances that start at the same moment seed once. */
async function onceTogether(seed: () => Promise<void>): Promise<void> {
  try {
    await seed();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

async function addDemo(trx: Trx, now: Date): Promise<void> {
  const createdAt = now.toISOString();
  await addPreset(trx, presets.demo, now);
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

/** A new site that begins without the demo has no categories, figures and reviews either. Later starts leave everything alone. */
export const beginEmpty = (db: Db): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (!(await isNew(trx))) return;
    await trx.deleteFrom('categories').execute();
    await claimNothing(trx);
  });

async function isNew(trx: Trx): Promise<boolean> {
  const person = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
  const { version } = await trx.selectFrom('settings').select('version').executeTakeFirstOrThrow();
  return !person && version === 1 && (await isEmpty(trx));
}

/** Fills the database of a first start as `SEED` says. */
export function seedSite(db: Db, seed: Config['seed'], now: Date): Promise<void> {
  if (seed === 'demo') return seedDemo(db, now);
  return seed === 'none' ? beginEmpty(db) : seedTrade(db, seed, now);
}
