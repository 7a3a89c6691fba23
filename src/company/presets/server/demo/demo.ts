import { carpet } from '#kit/db/migrations/category-pages/en/carpet.ts';
import { chair } from '#kit/db/migrations/category-pages/en/chair.ts';
import { couch } from '#kit/db/migrations/category-pages/en/couch.ts';
import { mattress } from '#kit/db/migrations/category-pages/en/mattress.ts';
import { carpet as carpetEs } from '#kit/db/migrations/category-pages/es/carpet.ts';
import { chair as chairEs } from '#kit/db/migrations/category-pages/es/chair.ts';
import { couch as couchEs } from '#kit/db/migrations/category-pages/es/couch.ts';
import { mattress as mattressEs } from '#kit/db/migrations/category-pages/es/mattress.ts';
import type { Preset } from '../preset.ts';
import { carpetAddOns, carpetServices } from './carpet.ts';
import { chairAddOns, chairServices } from './chair.ts';
import { checklists } from './checklists.ts';
import { couchAddOns, couchServices } from './couch.ts';
import { mattressAddOns, mattressServices } from './mattress.ts';

const furniture = { en: 'Furniture Cleaning', es: 'Limpieza de muebles' };

/** Upholstery and carpet: the company that a new database shows. */
export const demo: Preset = {
  categories: [
    {
      slug: 'couch',
      pageSlug: 'couch-cleaning',
      icon: 'couch',
      words: {
        en: {
          name: 'Couch Cleaning',
          noun: 'couch',
          nouns: 'couches',
          piece: 'your sofa',
          contactName: furniture.en,
        },
        es: {
          name: 'Limpieza de sofás',
          noun: 'sofá',
          nouns: 'sofás',
          piece: 'su sofá',
          contactName: furniture.es,
        },
      },
      times: { visitHours: [1, 3], dryingHours: [2, 6], againMonths: [6, 12] },
      page: { en: couch, es: couchEs },
      checklist: checklists.couch,
      services: couchServices,
      addOns: couchAddOns,
    },
    {
      slug: 'chair',
      pageSlug: 'chair-cleaning',
      icon: 'chair',
      words: {
        en: {
          name: 'Chair Cleaning',
          noun: 'chair',
          nouns: 'chairs',
          piece: 'your chair',
          contactName: furniture.en,
        },
        es: {
          name: 'Limpieza de sillas',
          noun: 'silla',
          nouns: 'sillas',
          piece: 'su silla',
          contactName: furniture.es,
        },
      },
      times: { visitHours: [1, 3], dryingHours: [2, 6], againMonths: [6, 12] },
      page: { en: chair, es: chairEs },
      checklist: checklists.chair,
      services: chairServices,
      addOns: chairAddOns,
    },
    {
      slug: 'carpet',
      pageSlug: 'carpet-cleaning',
      icon: 'carpet',
      words: {
        en: {
          name: 'Carpet Cleaning',
          noun: 'carpet',
          nouns: 'carpets',
          piece: 'your carpet',
          contactName: 'Carpet Cleaning',
        },
        es: {
          name: 'Limpieza de alfombras',
          noun: 'alfombra',
          nouns: 'alfombras',
          piece: 'su alfombra',
          contactName: 'Limpieza de alfombras',
        },
      },
      times: { visitHours: [2, 4], dryingHours: [2, 6], againMonths: [12, 18] },
      page: { en: carpet, es: carpetEs },
      checklist: checklists.carpet,
      services: carpetServices,
      addOns: carpetAddOns,
    },
    {
      slug: 'mattress',
      pageSlug: 'mattress-cleaning',
      icon: 'mattress',
      words: {
        en: {
          name: 'Mattress Cleaning',
          noun: 'mattress',
          nouns: 'mattresses',
          piece: 'your mattress',
          contactName: 'Mattress Cleaning',
        },
        es: {
          name: 'Limpieza de colchones',
          noun: 'colchón',
          nouns: 'colchones',
          piece: 'su colchón',
          contactName: 'Limpieza de colchones',
        },
      },
      times: { visitHours: [1, 2], dryingHours: [2, 6], againMonths: [12, 12] },
      page: { en: mattress, es: mattressEs },
      checklist: checklists.mattress,
      services: mattressServices,
      addOns: mattressAddOns,
    },
  ],
  settings: null,
};
