import { isDeepStrictEqual } from 'node:util';
import { listCategories } from '#company/categories/server/categories.queries.ts';
import type { Db } from '#kit/db/open.ts';
import { parseTexts, translatedTexts } from '#kit/db/translations.ts';
import { type PresetName, presetNames } from '../preset-names.ts';
import type { Preset, PresetCategory } from './preset.ts';
import { listServices, toCategoryRow } from './preset-rows.ts';
import { presets } from './presets.ts';

/** An unchanged preset, an empty catalog, or the owner's own. */
export type CatalogState = PresetName | 'empty' | 'own';

/** Compares what stands there, so something changed and changed back counts as untouched. What is in the trash does not count. */
export async function readCatalogState(db: Db): Promise<CatalogState> {
  const categories = await listCategories(db);
  const rows = await db
    .selectFrom('services')
    .selectAll()
    .select(translatedTexts(db, 'services').as('translated'))
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  if (categories.length === 0 && rows.length === 0) return 'empty';
  const stored = categories.map(({ words, times, page, pageSlug, ...category }) => ({
    ...{ slug: category.slug, pageSlug, icon: category.icon, imageUrl: category.imageUrl },
    ...{ isActive: category.isActive, words: JSON.parse(words), times: JSON.parse(times) },
    page: JSON.parse(page),
    services: rows
      .filter((row) => row.category === category.slug)
      .map((row) => ({
        ...{ title: row.title, description: row.description, imageUrl: row.imageUrl },
        ...{ originalPriceCents: row.originalPriceCents, discountedPriceCents: row.discountedPriceCents },
        ...{ durationMinutes: row.durationMinutes, recleanMonths: row.recleanMonths },
        ...{ checklist: row.checklist, isAddOn: row.isAddOn === 1, isActive: row.isActive === 1 },
        ...{ optionGroup: JSON.parse(row.optionGroup ?? 'null'), isMostChosen: row.isMostChosen },
        ...{ unit: row.unit, minimumPriceCents: row.minimumPriceCents },
        translated: Object.entries(parseTexts(row.translated)).map(([language, { title, summary }]) => ({
          ...{ language, title, summary },
        })),
      })),
  }));
  const known = presetNames.find((name) => isDeepStrictEqual(stored, listAsStored(presets[name])));
  if (known || rows.length > 0) return known ?? 'own';
  const isBare = (preset: Preset) =>
    isDeepStrictEqual(
      stored,
      listAsStored(preset).map((category) => ({ ...category, services: [] })),
    );
  return presetNames.some((name) => isBare(presets[name])) ? 'empty' : 'own';
}

const listAsStored = ({ categories }: Preset) => categories.map(asStored);

function asStored(category: PresetCategory) {
  const { words, times, page, ...row } = toCategoryRow(category);
  return {
    ...row,
    ...{ words: JSON.parse(words), times: JSON.parse(times), page: JSON.parse(page) },
    services: listServices(category).map(
      ({ category: _category, translations, position: _position, optionGroup, ...service }) => ({
        ...service,
        ...{ optionGroup: JSON.parse(optionGroup ?? 'null'), isMostChosen: 0, recleanMonths: null },
        minimumPriceCents: 0,
        // Steps are left out: sites from before they were translated have none.
        translated: Object.entries(translations).map(([language, { title, summary }]) => ({
          ...{ language, title, summary },
        })),
      }),
    ),
  };
}
