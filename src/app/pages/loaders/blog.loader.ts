import type { Loader, PageInput } from '#app/pages/loader.ts';
import { blogPageCount, blogRange, maxSearchLength } from '#articles/blog/blog-list.ts';
import { postCategories } from '#articles/blog/posts.ts';
import {
  countPostsByLanguage,
  listPublishedCategories,
  listPublishedPosts,
} from '#articles/blog/server/post-lists.queries.ts';
import { toPostSummary } from '#articles/blog/server/posts.serializer.ts';
import type { BlogData } from '#articles/blog/site/blog-data.ts';
import type { Db } from '#kit/db/open.ts';
import { type Language, siteLanguages } from '#kit/language/language.ts';

export const blogLoader: Loader<BlogData> = {
  sources: ['posts'],
  query: ['search', 'category', 'page'],
  /** URLs that the page itself links to, and nothing typed. */
  isCached: ({ query: { search, category, page } }) =>
    !search &&
    (!category || (postCategories as readonly string[]).includes(category)) &&
    (page === undefined || pagePattern.test(page)),
  async load({ db }, { query, language }) {
    const filter = readFilter(query);
    const page = readPageNumber(query.page);
    if (page === null) return null;
    const [{ rows, total }, categories, other] = await Promise.all([
      listPublishedPosts(db, language, { ...filter, ...blogRange(page), order: 'pinned' }),
      listPublishedCategories(db, language),
      findOther(db, language),
    ]);
    if (page > blogPageCount(total)) return null;
    return { ...filter, page, posts: rows.map(toPostSummary), total, categories, ...other };
  },
};

/** Every translation is of an English article, so the English blog lacks none. */
async function findOther(db: Db, language: Language): Promise<Pick<BlogData, 'elsewhere' | 'onlyInEnglish'>> {
  const counts = await countPostsByLanguage(db);
  return {
    elsewhere: siteLanguages.filter((other) => other !== language && counts[other] > 0),
    onlyInEnglish: counts.en - counts[language],
  };
}

const readFilter = ({ search = '', category = '' }: PageInput['query']) => ({
  search: search.trim().slice(0, maxSearchLength),
  category: category.trim(),
});

/** Null: no such page. */
function readPageNumber(typed = '1'): number | null {
  return pagePattern.test(typed) ? Number(typed) : null;
}

const pagePattern = /^[1-9]\d{0,4}$/;
