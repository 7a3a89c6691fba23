/** URLs of the drawings in `drawings.ts`; a separate file, so pages don't bundle the drawings themselves. */
export const drawings = {
  mapLand: '/map-land.svg',
} as const;

/** The view box of the coverage map. */
export const mapBox = { x: 14, y: 196, width: 700, height: 562 } as const;
