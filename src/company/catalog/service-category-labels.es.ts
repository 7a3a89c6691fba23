import type { Translation } from '#kit/language/translation.ts';
import type { ServiceCategory } from './services.ts';

export const serviceCategoryLabels: Record<ServiceCategory, string> = {
  couch: 'Limpieza de sofás',
  chair: 'Limpieza de sillas',
  carpet: 'Limpieza de alfombras',
  mattress: 'Limpieza de colchones',
};

export type Complete = Translation<
  typeof import('./service-category-labels.ts'),
  typeof import('./service-category-labels.es.ts')
>;
