import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTableBuilder, type Engine } from './baseline/table-builder.ts';

/** Categories become records: until here these four were code, and settings said which are offered, and their times. */
export function categories(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const { editableTable, countPageChanges } = createTableBuilder(db, engine);
      await editableTable('categories')
        .addColumn('deleted_at', 'text')
        .addColumn('slug', 'text', (column) => column.notNull().unique())
        .addColumn('page_slug', 'text', (column) => column.notNull().unique())
        .addColumn('former_page_slugs', 'text', (column) => column.notNull().defaultTo('[]'))
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('contact_value', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('is_active', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('icon', 'text', (column) => column.notNull())
        .addColumn('image_url', 'text')
        .addColumn('times', 'text', (column) => column.notNull())
        .addColumn('page', 'text', (column) => column.notNull().defaultTo('{}'))
        .execute();
      await countPageChanges('categories', 'settings');
      const { rows } = await sql<{ content: string }>`select content from settings where id = 1`.execute(db);
      const { company = {} } = JSON.parse(rows[0]?.content ?? '{}') as Stored;
      for (const [position, { slug, contactValue, times, ...words }] of known.entries()) {
        const isActive = (company.categories?.includes(slug) ?? true) ? 1 : 0;
        await sql`insert into categories
          (created_at, updated_at, slug, page_slug, words, contact_value, position, is_active, icon, times)
          values (${madeAt}, ${madeAt}, ${slug}, ${`${slug}-cleaning`}, ${JSON.stringify(words)}, ${contactValue},
            cast(${position} as integer), cast(${isActive} as integer), ${slug},
            ${JSON.stringify(company.times?.[slug] ?? toTimes(times))})`.execute(db);
      }
    },
  };
}

interface Stored {
  company?: { categories?: string[]; times?: Record<string, object> };
}

const madeAt = '2026-11-27T00:00:00.000Z';

/** Hours of a visit, hours until it is dry, months until it is due again. */
type Times = [visit: [number, number], dry: [number, number], again: [number, number]];

const toTimes = ([visit, dry, again]: Times) => {
  const span = ([from, to]: [number, number]) => ({ from, to });
  return { visitHours: span(visit), dryingHours: span(dry), againMonths: span(again) };
};

const furniture = { en: 'Furniture Cleaning', es: 'Limpieza de muebles' };

const known: {
  slug: string;
  contactValue: string;
  times: Times;
  en: Record<string, string>;
  es: Record<string, string>;
}[] = [
  {
    slug: 'couch',
    contactValue: 'furniture',
    times: [
      [1, 3],
      [2, 6],
      [6, 12],
    ],
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
  {
    slug: 'chair',
    contactValue: 'furniture',
    times: [
      [1, 3],
      [2, 6],
      [6, 12],
    ],
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
  {
    slug: 'carpet',
    contactValue: 'carpet',
    times: [
      [2, 4],
      [2, 6],
      [12, 18],
    ],
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
  {
    slug: 'mattress',
    contactValue: 'mattress',
    times: [
      [1, 2],
      [2, 6],
      [12, 12],
    ],
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
];
