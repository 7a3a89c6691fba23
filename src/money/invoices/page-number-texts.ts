export const pageNumber = (page: number, count: number) => `Page ${page} of ${count}`;
