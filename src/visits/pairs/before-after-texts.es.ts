import type { Translation } from '#kit/language/translation.ts';

export const beforeAfter = {
  beforeLabel: 'Antes',
  afterLabel: 'Después',
  handleLabel: 'Comparar antes y después',
  caption: 'Ilustración hecha por computadora; no es una foto de la casa de un cliente.',
  photoCaption: 'Fotos de una visita real, publicadas con permiso del cliente.',
} as const;

export type Complete = Translation<
  typeof import('./before-after-texts.ts'),
  typeof import('./before-after-texts.es.ts')
>;
