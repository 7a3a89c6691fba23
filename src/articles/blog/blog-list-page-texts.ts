export const pagesLabel = 'Pages of articles';
export { pageNumber } from '#money/invoices/page-number-texts.ts';
export const pageName = (page: number) => `Page ${page}`;
/** The blog in the other language. The calculator has no room for what finds its path. */
export const elsewhere = { language: 'es', path: '/es/blog' };
/** Articles that only the other language has. */
export const moreElsewhere = (count: number) =>
  count === 1 ? 'One more article in Spanish' : `${count} more articles in Spanish`;
export const categoriesLabel = 'Categories';
/** A category as stored, such as `Carpet Care`. */
export const categoryName = (category: string) => category;
export const matches = (total: number, search: string, category: string) =>
  [
    `${total} ${total === 1 ? 'article' : 'articles'}`,
    search && `matching “${search}”`,
    category && `in ${category}`,
  ]
    .filter(Boolean)
    .join(' ');
