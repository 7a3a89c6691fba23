import type { Translation } from '#kit/language/translation.ts';

export const yourNameRequired = 'Escriba su nombre';
export const zipNotCovered = 'No llegamos a este código postal. Llámenos y vemos qué podemos hacer';
export const streetRequired = 'Escriba la calle y el número';
export const cityRequired = 'Escriba la ciudad';
export const termsRequired = 'Acepte los términos';

export type Complete = Translation<
  typeof import('./booking-errors.ts'),
  typeof import('./booking-errors.es.ts')
>;
