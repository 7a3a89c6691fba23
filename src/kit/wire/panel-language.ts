import { type Language, languages } from '#kit/language/language.ts';

/** A cookie, so the server sends the panel in the right language before any script runs. */
export const languageCookie = 'admin-language';

/** The browser's first known language; English without one. */
export const findAccepted = (header: string | undefined): Language =>
  (header ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .map((code) => languages.find((language) => language === code))
    .find((language) => language !== undefined) ?? 'en';
