import { paths } from './paths.ts';

/** What the blog's list is narrowed to; both empty shows everything. */
export interface BlogFilter {
  search: string;
  category: string;
}

/** UTF-16 units of a search that are looked at. */
export const maxSearchLength = 200;

/** Cards of a page. The first page has one article more, the featured one. */
const cardsPerPage = 12;

/** Which of the matching articles a page shows. */
export const blogRange = (page: number) =>
  page === 1
    ? { limit: cardsPerPage + 1, offset: 0 }
    : { limit: cardsPerPage, offset: (page - 1) * cardsPerPage + 1 };

export const blogPageCount = (total: number) => Math.max(1, Math.ceil((total - 1) / cardsPerPage));

/** The address of the list, narrowed; what is empty or the first page is left out of it. */
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
