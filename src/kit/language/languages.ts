interface LanguageEntry {
  /** In itself. */
  name: string;
  /** The link that leads to its pages, for screen readers, in itself. */
  linkLabel: string;
  /** In English, as the panel says it. The API derives names of fields from it and from the code. */
  englishName: string;
  /** Before the paths of its pages and forms. */
  pathPrefix: string;
  /** For dates, numbers and feeds. */
  locale: string;
  /** For payment pages of Stripe; null lets the browser choose. */
  stripeLocale: 'es-419' | 'fr' | 'pt-BR' | 'vi' | 'zh' | null;
}

/**
 * Every language that customers can choose, English first; the panel is in English. See
 * docs/contributing.md#add-a-language.
 */
export const languageEntries = {
  en: {
    name: 'English',
    linkLabel: 'In English',
    englishName: 'English',
    pathPrefix: '',
    locale: 'en-US',
    stripeLocale: null,
  },
  es: {
    name: 'Español',
    linkLabel: 'En español',
    englishName: 'Spanish',
    pathPrefix: '/es',
    locale: 'es-US',
    stripeLocale: 'es-419',
  },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof languageEntries;
