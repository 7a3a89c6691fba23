/** Separates our locks from those of other programs. */
const product = 1_398_099_543;

/** The two keys of each advisory lock. */
export const locks = {
  inUse: [product, 1],
  makingIndexes: [product, 3],
} as const;
