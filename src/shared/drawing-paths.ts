/** Addresses of the drawings in `drawings.ts`, apart from them, so that a page does not carry both. */
export const drawings = {
  mapLand: '/map-land.svg',
} as const;

/** The box of the coverage map, in the units of its drawing. */
export const mapBox = { x: 14, y: 196, width: 700, height: 562 } as const;
