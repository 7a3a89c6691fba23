/** Pixels of the picture that other sites show with a link to a page. */
export const shareCardSize = { width: 1200, height: 630 } as const;
