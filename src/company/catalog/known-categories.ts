import type { StoredCategory } from '#company/profile/category-words.ts';
import type { Language } from '#kit/language/language.ts';
import { capitalized } from '#kit/text/capitalized.ts';

/**
 * All categories, in order, also those in the trash. A process and a panel serve one company, so they are a value of the
 * process and no argument of every function that names one.
 */
let known: readonly StoredCategory[] = [];

/** The server calls it when it reads the settings, the panel before its first screen and when it has fetched them. */
export function setKnownCategories(categories: readonly StoredCategory[]): void {
  known = categories;
}

export const listKnownCategories = (): readonly StoredCategory[] => known;

/** Those that are not in the trash, in order. */
export const listPresentCategories = (): StoredCategory[] => known.filter(({ isDeleted }) => !isDeleted);

/** Those that settings say are offered. */
export const offeredCategories = ({ categories }: { categories: readonly string[] }): StoredCategory[] =>
  known.filter(({ slug }) => categories.includes(slug));

const findCategory = (slug: string) => known.find((category) => category.slug === slug);

/** `Couch Cleaning`, also after it was deleted. */
export const categoryName = (slug: string, language: Language = 'en'): string =>
  findCategory(slug)?.words[language].name ?? capitalized(slug.replaceAll('-', ' '));

/** `couch` */
export const categoryNoun = (slug: string): string =>
  findCategory(slug)?.words.en.noun ?? slug.replaceAll('-', ' ');

/** The place of a category in lists; an unknown one comes last. */
export const categoryOrder = (slug: string): number => {
  const index = known.findIndex((category) => category.slug === slug);
  return index === -1 ? known.length : index;
};

/** The contact form's last option, which is of no category. */
const multipleServices = 'multiple';
const multipleNames: Record<Language, string> = { en: 'Multiple Services', es: 'Varios servicios' };

/** The option of the contact form with this value or label; null for anything else, which a visitor may have written. */
function contactValue(service: string): string | null {
  const isMultiple = service === multipleServices || Object.values(multipleNames).includes(service);
  if (isMultiple) return multipleServices;
  const meant = known.find(
    (category) =>
      category.contactValue === service ||
      Object.values(category.words).some(({ contactName }) => contactName === service),
  );
  return meant?.contactValue ?? null;
}

/** The label of that option; null for anything else. */
export function contactName(service: string, language: Language = 'en'): string | null {
  const value = contactValue(service);
  if (value === multipleServices) return multipleNames[language];
  const first = known.find((category) => category.contactValue === value);
  return first?.words[language].contactName ?? null;
}
