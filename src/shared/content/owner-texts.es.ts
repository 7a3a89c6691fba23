import type { Translation } from '../translation.ts';

/** Of the texts that a new site begins with; what an owner writes differently stays as it is. */
const known: Readonly<Record<string, string>> = {
  'Licensed to do business in our state': 'Con licencia para operar en nuestro estado',
  // As sites of earlier versions saved it.
  'Licensed to do business in California': 'Con licencia para operar en California',
  'Fully insured, with general liability insurance on every visit':
    'Con seguro completo de responsabilidad civil en cada visita',
  'Technicians certified in carpet and upholstery cleaning':
    'Técnicos certificados en limpieza de alfombras y tapicería',
  'Non-toxic, fragrance-free products as standard': 'Productos no tóxicos y sin fragancia, siempre',
};

export const ownerText = (text: string) => known[text] ?? text;

export type Complete = Translation<typeof import('./owner-texts.ts'), typeof import('./owner-texts.es.ts')>;
