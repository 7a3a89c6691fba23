/** What a customer reads. The panel is in English. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** Names of languages, each in itself. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

/** What the path of every page begins with. */
export const pathPrefixes = { en: '', es: '/es' } as const satisfies Record<Language, string>;

export const languageOfPath = (path: string): Language => (/^\/es(\/|$)/.test(path) ? 'es' : 'en');

/** The path of the same page in the other language. */
export const pathIn = (language: Language, path: string): string =>
  pathPrefixes[language] + path.slice(pathPrefixes[languageOfPath(path)].length);

/** The paths of a page in all languages, for routes. */
export const inEachLanguage = (path: string): string[] => languages.map((language) => pathIn(language, path));
