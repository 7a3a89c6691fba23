export const pagesLabel = 'Pages of articles';
export { pageNumber } from '#money/invoices/page-number-texts.ts';
export const pageName = (page: number) => `Page ${page}`;
/** For translations, whose blog may lack articles. */
export const moreInEnglish = (count: number) =>
  count === 1 ? 'One more article in English' : `${count} more articles in English`;
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
