import type { Db } from '#kit/db/open.ts';
import { getSearchText } from '#kit/db/portable.ts';
import type { NewPost, PostRow } from '#kit/db/tables/posts.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { type Language, siteLanguages, translatedLanguages } from '#kit/language/language.ts';
import { notFound } from '#kit/server/errors.ts';
import { postsIn } from './posts-in-language.ts';

/** Posts that visitors may read in this language. */
export const publishedPosts = (db: Db, language: Language) =>
  postsIn(db, language).where('isPublished', '=', 1).where('deletedAt', 'is', null);

/** Throws `not-found`, also for a post in the trash. */
export const getPost = (db: Db, id: number): Promise<PostRow> =>
  db
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow(() => notFound('This blog post'));

export const findPublishedPost = (db: Db, language: Language, slug: string): Promise<PostRow | undefined> =>
  publishedPosts(db, language).selectAll().where('slug', '=', slug).executeTakeFirst();

/** The slugs of a published post in the languages that it has. */
export async function findSlugs(db: Db, id: number): Promise<Partial<Record<Language, string>>> {
  const rows = await Promise.all(
    siteLanguages.map((language) =>
      publishedPosts(db, language).select('slug').where('id', '=', id).executeTakeFirst(),
    ),
  );
  return Object.fromEntries(siteLanguages.map((language, index) => [language, rows[index]?.slug]));
}

/** The slug in this language of a published post that has or had the given one in any language. */
export async function findPresentSlug(db: Db, language: Language, slug: string): Promise<string | undefined> {
  const row = await publishedPosts(db, language)
    .select('slug')
    .where((is) => {
      const former = is.selectFrom('formerSlugs').select('postId').where('formerSlugs.slug', '=', slug);
      const english = is.selectFrom('posts as english').select('english.id').where('english.slug', '=', slug);
      const translated = is
        .selectFrom('translations')
        .select('recordId')
        .where('translations.kind', '=', 'posts')
        .where('translations.language', 'in', translatedLanguages)
        .where('translations.slug', '=', slug);
      return is.or([former, english, translated].map((ids) => is('id', 'in', ids)));
    })
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

export const postSearchText = (title: string, excerpt: string) => getSearchText([title, excerpt]);
