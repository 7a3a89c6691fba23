import type { Db } from '#kit/db/open.ts';
import type { PostRow } from '#kit/db/tables/posts.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { freeSlug } from '#kit/wire/slug.ts';

/**
 * The wanted slug, or the first free one of `-2`, `-3` …. Slugs of posts in the trash and former slugs of other posts,
 * which redirect, are taken, in all languages: an address that says another language leads to the same post. `id` is
 * the post itself, once it is saved.
 */
export async function findFreeSlug(db: Db, wanted: string, id?: number): Promise<string> {
  const own = id ?? 0;
  const pattern = `${wanted}%`;
  const named = await db
    .selectFrom('posts')
    .select('slug')
    .where('id', '!=', own)
    .where('slug', 'like', pattern)
    .unionAll(
      db.selectFrom('formerSlugs').select('slug').where('postId', '!=', own).where('slug', 'like', pattern),
    )
    .unionAll(
      db
        .selectFrom('translations')
        .select('slug')
        .where('kind', '=', 'posts')
        .where('recordId', '!=', own)
        .where('slug', 'like', pattern)
        .$narrowType<{ slug: string }>(),
    )
    .execute();
  const taken = new Set(named.map(({ slug }) => slug));
  return freeSlug(wanted, (slug) => taken.has(slug));
}

/** Records a new slug, or none. The old one redirects if the post was ever public. */
export async function moveSlug(
  trx: Trx,
  before: Pick<PostRow, 'id' | 'slug' | 'publishedAt'>,
  slug: string | undefined,
): Promise<void> {
  const { id } = before;
  if (slug !== undefined)
    await trx.deleteFrom('formerSlugs').where('slug', '=', slug).where('postId', '=', id).execute();
  if (before.publishedAt === null) return;
  await trx
    .insertInto('formerSlugs')
    .values({ slug: before.slug, postId: id })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ postId: id }))
    .execute();
}
