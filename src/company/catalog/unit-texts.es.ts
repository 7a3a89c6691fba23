import type { Translation } from '#kit/language/translation.ts';
import type { Unit } from './units.ts';

const one: Record<Unit, string> = {
  piece: 'pieza',
  room: 'cuarto',
  step: 'escalón',
  sqft: 'pie cuadrado',
  hour: 'hora',
};
const many: Record<Unit, string> = {
  piece: 'piezas',
  room: 'cuartos',
  step: 'escalones',
  sqft: 'pies cuadrados',
  hour: 'horas',
};

export const unitName = (quantity: number, unit: Unit) => (quantity === 1 ? one : many)[unit];
export const quantityText = (quantity: number, unit: Unit) =>
  `${quantity.toLocaleString('en-US')} ${unitName(quantity, unit)}`;
export const perUnit = (price: string, unit: Unit) =>
  unit === 'piece' ? price : `${price} por ${one[unit]}`;
export const fromText = (price: string) => `desde ${price}`;
export const minimumText = (price: string) => `mínimo ${price}`;

export type Complete = Translation<typeof import('./unit-texts.ts'), typeof import('./unit-texts.es.ts')>;
