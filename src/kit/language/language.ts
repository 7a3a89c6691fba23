/** For customers; the panel is in English. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

export const siteLanguages: readonly Language[] = ['en', 'es'];

/** Names of languages, each in itself. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

export const otherLanguage: Record<Language, Language> = { en: 'es', es: 'en' };

export const pathPrefixes = { en: '', es: '/es' } as const satisfies Record<Language, string>;

export const languageOfPath = (path: string): Language =>
  siteLanguages.includes('es') && /^\/es(\/|$)/.test(path) ? 'es' : 'en';

/** The path of the same page in the other language; in English if the site is not offered in that one. */
export const pathIn = (language: Language, path: string): string =>
  pathPrefixes[siteLanguages.includes(language) ? language : 'en'] +
  path.slice(pathPrefixes[languageOfPath(path)].length);

/** The paths of a page in all languages of the site, for routes. */
export const inEachLanguage = (path: string): string[] =>
  siteLanguages.map((language) => pathIn(language, path));
