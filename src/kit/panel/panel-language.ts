import type { CurrentUser } from '#kit/access/auth.ts';
import type { Language } from '#kit/language/language.ts';
import { language as present } from '#kit/language/locale.ts';
import { languageCookie } from '#kit/wire/panel-language.ts';
import { updateWorker } from './offline/registration.ts';

/** The language of a person's screens; the office's are in English. */
export const getScreenLanguage = ({ role, language = 'en' }: CurrentUser): Language =>
  role === 'crew' ? language : 'en';

/** Loads the panel in this language if it is in another one. False if it stays as it is. */
export function followLanguage(language: Language): boolean {
  // Where the cookie has it already, the document came from this device: the next one from the server has the language.
  if (language === present || !navigator.onLine || readCookie() === language) return false;
  chooseLanguage(language);
  return true;
}

/** Stores the language in this browser for a year and loads the panel in it. */
export function chooseLanguage(language: Language) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has the Cookie Store API only since 2025
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  void updateWorker().finally(() => location.reload());
}

const readCookie = () => new RegExp(`${languageCookie}=(\\w+)`).exec(document.cookie)?.[1];
