import type { Translation } from '#kit/language/translation.ts';

export { code as row } from '#company/catalog/price-texts.es.ts';

export const question = '¿Tiene un código?';
export const label = 'Código';
export const apply = 'Aplicar';
export const takesOff = (amount: string) => `Ahorra ${amount}`;
export const orderIsLarger = 'Su descuento es mayor que este código, así que cuenta el descuento.';
export const otherServices = 'Este código no es para los servicios que eligió';
export const unchecked = 'No pudimos revisar este código. Lo haremos cuando envíe su cotización.';

export type Complete = Translation<
  typeof import('./code-page-texts.ts'),
  typeof import('./code-page-texts.es.ts')
>;
