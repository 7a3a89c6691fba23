import type { Translation } from '#kit/language/translation.ts';
import { business as english } from './business-texts.ts';

export const business = {
  ...english,
  slogan: 'Devuélvale la vida a {yourPiece}.',
  description: 'Limpieza profunda y sin químicos tóxicos de {pieces}, en casas y negocios de {allTheCounty}.',
} as const;

export type Business = typeof business;

export type Complete = Translation<
  typeof import('./business-texts.ts'),
  typeof import('./business-texts.es.ts')
>;
