import type { Translation } from '#kit/language/translation.ts';
import { findEntry } from '#kit/text/find-entry.ts';

const names: Readonly<Record<string, string>> = {
  'Cleaning Tips': 'Consejos de limpieza',
  'Carpet Care': 'Cuidado de alfombras',
  'Furniture Care': 'Cuidado de muebles',
  'Mattress Care': 'Cuidado de colchones',
  'Health & Wellness': 'Salud y bienestar',
  'Eco-Friendly': 'Ecológico',
  'Seasonal Tips': 'Consejos de temporada',
  'Pet Care': 'Mascotas',
};

export const pagesLabel = 'Páginas de artículos';
export { pageNumber } from '#money/invoices/page-number-texts.es.ts';
export const pageName = (page: number) => `Página ${page}`;
export const moreInEnglish = (count: number) =>
  count === 1 ? 'Hay un artículo más, en inglés' : `Hay ${count} artículos más, en inglés`;
export const categoriesLabel = 'Categorías';
export const categoryName = (category: string) => findEntry(names, category) ?? category;
export const matches = (total: number, search: string, category: string) =>
  [
    `${total} ${total === 1 ? 'artículo' : 'artículos'}`,
    search && `con “${search}”`,
    category && `en ${categoryName(category)}`,
  ]
    .filter(Boolean)
    .join(' ');

export type Complete = Translation<
  typeof import('./blog-list-page-texts.ts'),
  typeof import('./blog-list-page-texts.es.ts')
>;
