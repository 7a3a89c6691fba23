import type { Unit } from './units.ts';

/* The units of services, on every page and in every email and PDF. */

const one: Record<Unit, string> = {
  piece: 'piece',
  room: 'room',
  step: 'step',
  sqft: 'sq ft',
  hour: 'hour',
};
const many: Record<Unit, string> = {
  piece: 'pieces',
  room: 'rooms',
  step: 'steps',
  sqft: 'sq ft',
  hour: 'hours',
};

export const unitName = (quantity: number, unit: Unit) => (quantity === 1 ? one : many)[unit];
export const quantityText = (quantity: number, unit: Unit) =>
  `${quantity.toLocaleString('en-US')} ${unitName(quantity, unit)}`;
/** The price alone where it is for a piece. */
export const perUnit = (price: string, unit: Unit) =>
  unit === 'piece' ? price : `${price} per ${one[unit]}`;
export const fromText = (price: string) => `from ${price}`;
export const minimumText = (price: string) => `minimum ${price}`;
