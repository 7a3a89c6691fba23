import { byLanguage, type Language } from '#kit/language/language.ts';

/** A category in one language: `Rug Cleaning`, `rug`, `rugs`, `your rug`, and its option in the contact form. */
export interface CategoryWords {
  name: string;
  noun: string;
  nouns: string;
  piece: string;
  contactName: string;
}

interface CategoryParts {
  slug: string;
  pageSlug: string;
  /** Categories with the same value are one option of the contact form. */
  contactValue: string;
  /** A symbol of `icons.svg`. */
  icon: string;
  imageUrl: string | null;
}

/** A category as it is stored, for every language. */
export interface StoredCategory extends CategoryParts {
  isDeleted: boolean;
  words: Record<Language, CategoryWords>;
}

/** A language that is newer than the category has its English words. */
export function parseWords(stored: string): StoredCategory['words'] {
  const words = JSON.parse(stored) as Partial<StoredCategory['words']> & { en: CategoryWords };
  return byLanguage((language) => words[language] ?? words.en);
}

/** A category in the language of a page. */
export interface OfferedCategory extends CategoryParts, CategoryWords {}

export const localCategory = (
  language: Language,
  { words, slug, pageSlug, contactValue, icon, imageUrl }: StoredCategory,
): OfferedCategory => ({ slug, pageSlug, contactValue, icon, imageUrl, ...words[language] });
