import type { Translation } from '#kit/language/translation.ts';

export const eyebrow = 'Buscamos debajo de cada cojín';
export const plainEyebrow = 'Buscamos por todos lados';
export const heading = '404 Página no encontrada';
export const text = 'Esta página no existe. Esto es lo que casi todos buscan.';
export const usefulPages = 'Páginas útiles';
export const calculator = 'Ver mi precio';
export const router = '¿Seguro que la dirección está bien escrita?';
export const title = 'Página no encontrada';
export const description =
  'Esta página no existe o cambió de lugar. Vea aquí los precios de limpieza de {pieces}.';

export type Complete = Translation<
  typeof import('./not-found-page-texts.ts'),
  typeof import('./not-found-page-texts.es.ts')
>;
