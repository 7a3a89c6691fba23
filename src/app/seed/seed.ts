import { storedContent } from '#articles/blog/server/article-content.ts';
import { insertPost, postSearchText } from '#articles/blog/server/posts.queries.ts';
import { insertSpanishPostIfFree } from '#articles/blog/server/spanish-posts.queries.ts';
import { isUniqueViolation } from '#kit/db/errors.ts';
import type { Db } from '#kit/db/open.ts';
import { toFlag } from '#kit/db/portable.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { files } from '#kit/paths/paths.ts';
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
  await trx
    .insertInto('services')
    .values(
      demoServices.map((service, position) => ({
        ...service,
        isAddOn: toFlag(service.isAddOn),
        isActive: toFlag(service.isActive),
        position,
        createdAt,
        updatedAt: createdAt,
        deletedAt: null,
      })),
    )
    .execute();
  await trx
    .insertInto('crews')
    .values({ name: 'Crew 2', color: '#8a4b08', hours: null, places: null, createdAt, updatedAt: createdAt })
    .execute();
  for (const { picture, isPinned, content, spanish, ...post } of demoPosts.toReversed()) {
    const postId = await insertPost(trx, {
      ...post,
      ...storedContent(content),
      featuredImage: picture && files.sharePicture(picture),
      isPinned: toFlag(isPinned),
      isPublished: 1,
      createdAt: post.publishedAt,
    });
    await insertSpanishPostIfFree(trx, {
      ...spanish,
      ...storedContent(spanish.content),
      postId,
      isPublished: 1,
      publishedAt: post.publishedAt,
      searchText: postSearchText(spanish.title, spanish.excerpt),
    });
  }
}

/** Counts rows in the trash: an owner who deleted the demo does not want it back. */
async function isEmpty(trx: Trx): Promise<boolean> {
  const service = await trx.selectFrom('services').select('id').limit(1).executeTakeFirst();
  const post = await trx.selectFrom('posts').select('id').limit(1).executeTakeFirst();
  return service === undefined && post === undefined;
}
