import { paths } from '#kit/paths/paths.ts';

/** Empty fields don't filter. */
export interface BlogFilter {
  search: string;
  category: string;
}

/** In UTF-16 units; the rest of a search is ignored. */
export const maxSearchLength = 200;

/** The first page shows one article more: the featured one. */
const cardsPerPage = 12;

/** The articles of a page among all matches. */
export const blogRange = (page: number) =>
  page === 1
    ? { limit: cardsPerPage + 1, offset: 0 }
    : { limit: cardsPerPage, offset: (page - 1) * cardsPerPage + 1 };

export const blogPageCount = (total: number) => Math.max(1, Math.ceil((total - 1) / cardsPerPage));

/** The URL of the list, without empty filters and without `page=1`. */
export function blogList({
  search = '',
  category = '',
  page = 1,
}: Partial<BlogFilter> & { page?: number }): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (category) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${paths.blog}?${query}` : paths.blog;
}
