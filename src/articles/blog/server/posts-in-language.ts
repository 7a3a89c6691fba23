import type { Db } from '#kit/db/open.ts';
import type { Language } from '#kit/language/language.ts';

/** Posts with the columns of `posts`. In Spanish those that have a Spanish version and are published themselves. */
export const postsIn = (db: Db, language: Language) =>
  language === 'en' ? englishPosts(db) : spanishPosts(db);

const englishPosts = (db: Db) => db.selectFrom('posts');

/** The columns that a version has of its own stand in for those of the article, so every query reads either. */
const spanishPosts = (db: Db) =>
  db.selectFrom((from) =>
    from
      .selectFrom('spanishPosts as own')
      .innerJoin('posts as article', 'article.id', 'own.postId')
      .where('article.isPublished', '=', 1)
      .select([
        'own.postId as id',
        'own.title',
        'own.slug',
        'own.excerpt',
        'own.content',
        'own.isPublished',
        'own.publishedAt',
        'own.searchText',
        'own.readingMinutes',
        'own.contentHash',
        'article.category',
        'article.featuredImage',
        'article.isPinned',
        'article.isAiWritten',
        'article.version',
        'article.createdAt',
        'article.updatedAt',
        'article.deletedAt',
      ])
      .as('posts'),
  ) as unknown as ReturnType<typeof englishPosts>;
