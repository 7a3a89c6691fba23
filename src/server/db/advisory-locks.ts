/** Ours among all locks of a Postgres database. */
const product = 1_398_099_543;

/** Two numbers that name each of them. */
export const locks = {
  inUse: [product, 1],
  makingIndexes: [product, 3],
} as const;
