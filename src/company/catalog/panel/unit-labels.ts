import type { Unit } from '#company/catalog/units.ts';

/** By which a price may be, in choices of the panel. */
export const unitLabels: Record<Unit, string> = {
  piece: 'Piece',
  room: 'Room',
  step: 'Step',
  sqft: 'Square foot',
  hour: 'Hour',
};
