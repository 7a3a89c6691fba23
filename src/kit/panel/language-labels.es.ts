import { type Language, languages } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';
import type { Translation } from '#kit/language/translation.ts';

/** Each in itself, so that whoever opened the wrong one finds their own. */
export const languageLabels = Object.fromEntries(
  languages.map((language) => [language, languageEntries[language].name]),
) as Record<Language, string>;

export type Complete = Translation<
  typeof import('./language-labels.ts'),
  typeof import('./language-labels.es.ts')
>;
