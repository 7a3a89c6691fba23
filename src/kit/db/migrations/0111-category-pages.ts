import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DemoPage } from './category-pages/demo-page.ts';
import { carpet } from './category-pages/en/carpet.ts';
import { chair } from './category-pages/en/chair.ts';
import { couch } from './category-pages/en/couch.ts';
import { mattress } from './category-pages/en/mattress.ts';
import { carpet as carpetEs } from './category-pages/es/carpet.ts';
import { chair as chairEs } from './category-pages/es/chair.ts';
import { couch as couchEs } from './category-pages/es/couch.ts';
import { mattress as mattressEs } from './category-pages/es/mattress.ts';

/** The texts of the four pages that were code become those of their records. What an owner has written stays. */
export const categoryPages = (): Migration => ({
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<Row>`select id, slug, created_at as made, page from categories`.execute(db);
    for (const { id, slug, made, page } of rows) {
      const stored = JSON.parse(page) as Record<string, StoredPage | null>;
      const next = Object.fromEntries(
        (['en', 'es'] as const).map((language) => {
          const demo = made === madeAt ? demoPages[language].get(slug) : undefined;
          return [language, mergedPage(stored[language] ?? null, demo, language)];
        }),
      );
      await sql`update categories set page = ${JSON.stringify(next)} where id = ${id}`.execute(db);
    }
  },
});

interface Row {
  id: number;
  slug: string;
  made: string;
  page: string;
}

/** Until here one section of points, and the heading of areas without its end. */
type StoredPage = Record<string, object | null> & {
  points?: object | null;
  areas?: { heading: string; eyebrow: string; text: string } | null;
};

/** When 0106 made the four. */
const madeAt = '2026-11-27T00:00:00.000Z';

const demoPages = {
  en: new Map([
    ['couch', couch],
    ['chair', chair],
    ['carpet', carpet],
    ['mattress', mattress],
  ]),
  es: new Map([
    ['couch', couchEs],
    ['chair', chairEs],
    ['carpet', carpetEs],
    ['mattress', mattressEs],
  ]),
};

const areaTexts = {
  en: { eyebrow: 'Where we work', ending: 'in {cities} around {city}' },
  es: { eyebrow: 'Dónde trabajamos', ending: 'en {cities} alrededor de {city}' },
};

const sections = [
  ...['search', 'home', 'hero', 'prices', 'addOns', 'steps', 'beforeAfter', 'reviews', 'areas', 'closing'],
];

function mergedPage(own: StoredPage | null, demo: DemoPage | undefined, language: 'en' | 'es') {
  if (!own && !demo) return null;
  const written = { ...own };
  const { eyebrow, ending } = areaTexts[language];
  if (own?.areas) {
    const { areas } = own;
    const text = areas.text || demo?.areas.text || '';
    written.areas = { eyebrow: areas.eyebrow || eyebrow, heading: `${areas.heading} ${ending}`, text };
  }
  if (own?.steps) written.steps = { example: '', ...own.steps };
  const usual = demo && withAllParts(demo);
  const merged = sections.map((name) => [
    name,
    written[name] ?? (usual as Record<string, unknown> | undefined)?.[name] ?? null,
  ]);
  const points = [...(usual?.points ?? []), ...(own?.points ? [sectionOf(own.points)] : [])];
  return { ...Object.fromEntries(merged), points };
}

function withAllParts(page: DemoPage) {
  return {
    ...page,
    steps: {
      ...page.steps,
      example: page.steps.example ?? '',
      steps: page.steps.steps.map((step) => ({ ...step, minutes: step.minutes ?? null })),
    },
    points: page.points?.map(sectionOf),
  };
}

const sectionOf = ({ points = [], ...section }: { points?: object[] }) => ({
  ...{ anchor: '', look: 'icons', place: 'steps', city: '', isForEmergencies: false, example: '' },
  ...{ note: '', adviceHeading: '', advice: [] },
  ...section,
  points: points.map((point) => ({ icon: 'check', mark: '', minutes: null, ...point })),
});
