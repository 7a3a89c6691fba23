export const pagesLabel = 'Pages of articles';
export const pageOf = (page: number, count: number) => `Page ${page} of ${count}`;
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
