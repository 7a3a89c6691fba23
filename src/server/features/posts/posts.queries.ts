import type { Db } from '#server/db/open.ts';
import { searchTextOf } from '#server/db/portable.ts';
import type { NewPost, PostRow } from '#server/db/tables/posts.ts';
import type { Trx } from '#server/db/transaction.ts';
import { notFound } from '#server/errors.ts';

/** Posts that visitors may read. */
export const publishedPosts = (db: Db) =>
  db.selectFrom('posts').where('isPublished', '=', 1).where('deletedAt', 'is', null);

/** Throws `not-found`, also for a post in the trash. */
export const getPost = (db: Db, id: number): Promise<PostRow> =>
  db
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow(() => notFound('This blog post'));

export const findPublishedPost = (db: Db, slug: string): Promise<PostRow | undefined> =>
  publishedPosts(db).selectAll().where('slug', '=', slug).executeTakeFirst();

/** The current slug of a published post that once had this one. */
export async function findPresentSlug(db: Db, formerSlug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('formerSlugs')
    .innerJoin('posts', 'posts.id', 'formerSlugs.postId')
    .select('posts.slug')
    .where('formerSlugs.slug', '=', formerSlug)
    .where('posts.isPublished', '=', 1)
    .where('posts.deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.slug;
}

/** Returns the id. Throws a unique violation if the slug is taken. */
export async function insertPost(trx: Trx, post: PostColumns): Promise<number> {
  const { id } = await trx
    .insertInto('posts')
    .values(newPost(post))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** As `insertPost`, but undefined if the slug is taken: a violation would end a Postgres transaction. */
export async function insertPostIfFree(trx: Trx, post: PostColumns): Promise<number | undefined> {
  const row = await trx
    .insertInto('posts')
    .values(newPost(post))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

type PostColumns = Omit<NewPost, 'searchText' | 'deletedAt' | 'updatedAt'>;

const newPost = (post: PostColumns): NewPost => ({
  ...post,
  searchText: postSearchText(post.title, post.excerpt),
  updatedAt: post.createdAt,
  deletedAt: null,
});

export const postSearchText = (title: string, excerpt: string) => searchTextOf([title, excerpt]);
