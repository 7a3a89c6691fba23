import { type Language, otherLanguage, pathIn, siteLanguages } from '#kit/language/language.ts';
import { language } from '#kit/language/locale.ts';
import { paths } from '#kit/paths/paths.ts';
import type { Head } from './page.ts';

/** The language that these pages lead to. */
export const other: Language = otherLanguage[language];

/** Paths of articles in the other language. */
export const otherPaths = {
  blog: pathIn(other, paths.blog),
  article: (slug: string) => pathIn(other, paths.article(slug)),
};

/** The path of the same content in the other language; null where that has none. `isTranslated`: the page exists there. */
export function findAlternate(head: Head, isTranslated: boolean): string | null {
  if (!siteLanguages.includes(other)) return null;
  if (head.other) return head.other.isSame ? head.other.path : null;
  return isTranslated && head.canonical ? pathIn(other, head.canonical) : null;
}
