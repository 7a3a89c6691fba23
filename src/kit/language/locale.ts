import type { Language, languageEntries } from './languages.ts';

type Entry = (typeof languageEntries)[Language];

/**
 * The language that this code was built for, see docs/decisions/0018-a-build-for-each-language.md. A build for another
 * language has these of its entry (`scripts/vite/translated.ts`).
 */
export const language: Language = 'en';
export const locale: Entry['locale'] = 'en-US';
export const pathPrefix: Entry['pathPrefix'] = '';
/** After the names of fields that owners write in each language. */
export const ownSuffix: '' | `In${Exclude<Entry['englishName'], 'English'>}` = '';
