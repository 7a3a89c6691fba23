import type { Translation } from '#kit/language/translation.ts';
import { findEntry } from '#kit/text/find-entry.ts';

/** Translates the defaults of a new site; texts that an owner wrote stay as they are. */
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

/** Why the company is closed, in lower case. */
const holidays: Readonly<Record<string, string>> = {
  'new year’s day': 'Año Nuevo',
  'martin luther king jr. day': 'Día de Martin Luther King',
  'presidents’ day': 'Día de los Presidentes',
  'cesar chavez day': 'Día de César Chávez',
  easter: 'Pascua',
  'memorial day': 'Día de los Caídos',
  'independence day': 'Día de la Independencia',
  'fourth of july': '4 de Julio',
  'labor day': 'Día del Trabajo',
  'veterans day': 'Día de los Veteranos',
  thanksgiving: 'Día de Acción de Gracias',
  'thanksgiving day': 'Día de Acción de Gracias',
  'christmas eve': 'Nochebuena',
  christmas: 'Navidad',
  'christmas day': 'Navidad',
  'new year’s eve': 'Fin de Año',
  holiday: 'día festivo',
  holidays: 'días festivos',
  vacation: 'vacaciones',
};

export const ownerText = (text: string) =>
  findEntry(known, text) ?? findEntry(holidays, text.replace("'", '’').toLowerCase()) ?? text;

export type Complete = Translation<typeof import('./owner-texts.ts'), typeof import('./owner-texts.es.ts')>;
