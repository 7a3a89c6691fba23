import type { Db } from '#kit/db/open.ts';
import type { Language, Translated } from '#kit/language/language.ts';

/** Posts with the columns of `posts`. In another language those that have a version in it and are published themselves. */
export const postsIn = (db: Db, language: Language) =>
  language === 'en' ? englishPosts(db) : translatedPosts(db, language);

const englishPosts = (db: Db) => db.selectFrom('posts');

/** The columns that a version has of its own stand in for those of the article, so every query reads either. */
const translatedPosts = (db: Db, language: Translated) =>
  db.selectFrom((from) =>
    from
      .selectFrom('translations as own')
      .innerJoin('posts as article', 'article.id', 'own.recordId')
      .where('own.kind', '=', 'posts')
      .where('own.language', '=', language)
      .where('article.isPublished', '=', 1)
      .select([
        'own.recordId as id',
        'own.title',
        'own.slug',
        'own.summary as excerpt',
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
