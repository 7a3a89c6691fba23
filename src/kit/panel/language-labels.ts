import { type Language, languages } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';

export const languageLabels = Object.fromEntries(
  languages.map((language) => [language, languageEntries[language].englishName]),
) as Record<Language, string>;
