import type { CategoryPage } from '#company/categories/category-pages.ts';
import { neutralPage } from '#company/categories/neutral-page-texts.ts';
import type { OfferedCategory } from '#company/profile/category-words.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import type { OwnHomeTexts } from './home-data.ts';

/** The card of a category and its word in the picture: the owner's, or neutral ones. */
export function homeTexts(category: OfferedCategory, pages: OwnHomeTexts): NonNullable<CategoryPage['home']> {
  const { home } = neutralPage(category);
  const own = findEntry(pages, category.slug);
  return { text: own?.text || home.text, typed: own?.typed || home.typed };
}
