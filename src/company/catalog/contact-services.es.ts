import type { Translation } from '#kit/language/translation.ts';

export const contactServices = {
  furniture: 'Limpieza de muebles',
  carpet: 'Limpieza de alfombras',
  mattress: 'Limpieza de colchones',
  multiple: 'Varios servicios',
} as const;

export type Complete = Translation<
  typeof import('./contact-services.ts'),
  typeof import('./contact-services.es.ts')
>;
