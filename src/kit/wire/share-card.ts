/** The pixels of a share card (Open Graph image). */
export const shareCardSize = { width: 1200, height: 630 } as const;
