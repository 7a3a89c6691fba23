import { type Language, languageEntries } from './languages.ts';

export type { Language };

/** For customers; the panel is in English. */
export const languages = Object.keys(languageEntries) as Language[];

/** Those whose texts stand beside the English ones. */
export type Translated = Exclude<Language, 'en'>;

const isTranslated = (language: Language): language is Translated => language !== 'en';

export const translatedLanguages = languages.filter(isTranslated);

export const siteLanguages: readonly Language[] = ['en', 'es'];

/** Languages in which the owner writes texts beside the English ones. */
export const ownerLanguages: readonly Translated[] = siteLanguages.filter(isTranslated);

export const isLanguage = (code: string | null | undefined): code is Language =>
  typeof code === 'string' && Object.hasOwn(languageEntries, code);

export const languageOfPath = (path: string): Language =>
  ownerLanguages.find((language) => {
    const { pathPrefix } = languageEntries[language];
    return path === pathPrefix || path.startsWith(`${pathPrefix}/`);
  }) ?? 'en';

/** The path of the same page in another language; in English if the site is not offered in that one. */
export const pathIn = (language: Language, path: string): string =>
  languageEntries[siteLanguages.includes(language) ? language : 'en'].pathPrefix +
  path.slice(languageEntries[languageOfPath(path)].pathPrefix.length);

/** The paths of a page in all languages of the site, for routes. */
export const inEachLanguage = (path: string): string[] =>
  siteLanguages.map((language) => pathIn(language, path));

export const byLanguage = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;

/** The result of `make` for each translation. */
export const eachTranslated = async <Made>(
  make: (language: Translated) => Promise<Made>,
): Promise<Record<Translated, Made>> =>
  Object.fromEntries(
    await Promise.all(translatedLanguages.map(async (language) => [language, await make(language)] as const)),
  ) as Record<Translated, Made>;
