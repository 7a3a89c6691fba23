import type { OptionGroup } from '#company/catalog/services.ts';
import { newCategorySchema } from '#company/categories/categories.ts';
import { toStoredTimes } from '#company/categories/server/categories.serializer.ts';
import { byLanguage, type Language, type Translated, translatedLanguages } from '#kit/language/language.ts';
import { translatedFields } from '#kit/language/translated-fields.ts';
import { files } from '#kit/paths/paths.ts';
import type { CatalogRow, PresetCategory } from './preset.ts';

/** A category as it is stored, without what depends on its neighbors. */
export function toCategoryRow({ slug, pageSlug, icon, drawing, words, times, page }: PresetCategory) {
  const wordsIn = byLanguage((language) => words[language] ?? words.en);
  const checked = newCategorySchema.parse({
    ...{ slug, pageSlug, icon, times, page, ...wordsIn.en },
    ...translatedFields((language) => wordsIn[language]),
  });
  return {
    slug,
    pageSlug,
    icon,
    words: JSON.stringify(wordsIn),
    isActive: 1 as const,
    imageUrl: drawing === undefined ? null : files.serviceDrawing(`category-${drawing}`),
    times: toStoredTimes(checked.times),
    page: JSON.stringify(checked.page),
  };
}

/** The services of a category as they are stored, in order, and their texts in other languages. */
export const listServices = (category: PresetCategory) => [
  ...category.services.map((row, index) => toService(category, row, index, false)),
  ...category.addOns.map((row, index) => toService(category, row, category.services.length + index, true)),
];

function toService(category: PresetCategory, row: CatalogRow, position: number, isAddOn: boolean) {
  const { optionGroup, checklist = isAddOn ? undefined : category.checklist } = row;
  const getSteps = (language: Language) => JSON.stringify(checklist?.[language] ?? []);
  const group: OptionGroup | null = optionGroup ? { ...optionGroup, position: position + 1 } : null;
  return {
    category: category.slug,
    title: row.title,
    description: row.description,
    translations: Object.fromEntries(
      translatedLanguages.map((language) => [
        language,
        { title: '', summary: '', ...row.translations[language], checklist: getSteps(language) },
      ]),
    ) as Record<Translated, { title: string; summary: string; checklist: string }>,
    imageUrl: files.serviceDrawing(row.drawing),
    originalPriceCents: (row.was ?? row.price) * 100,
    /** Equal to the original price without a discount. */
    discountedPriceCents: row.price * 100,
    unit: row.unit ?? 'piece',
    isAddOn,
    isActive: true,
    durationMinutes: row.minutes,
    /** JSON. */
    checklist: getSteps('en'),
    /** JSON. */
    optionGroup: group && JSON.stringify(group),
    position,
  };
}
