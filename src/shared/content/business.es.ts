import type { Translation } from '../translation.ts';
import { business as english } from './business.ts';

export const business = {
  ...english,
  slogan: 'Devuélvale la vida a {yourPiece}.',
  description: 'Limpieza profunda y sin químicos tóxicos de {pieces}, en casas y negocios de {allTheCounty}.',
} as const;

export type Business = typeof business;

export type Complete = Translation<typeof import('./business.ts'), typeof import('./business.es.ts')>;
