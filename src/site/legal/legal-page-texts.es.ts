import type { Translation } from '#kit/language/translation.ts';

export const effective = 'Vigente desde el';
export const contents = 'Contenido';
export const inShort = 'En pocas palabras';
export const reachUs = 'Cómo contactarnos';
export const seeAlso = 'Vea también';
export const and = ' y ';

export type Complete = Translation<
  typeof import('./legal-page-texts.ts'),
  typeof import('./legal-page-texts.es.ts')
>;
