import { type Language, pathIn, siteLanguages } from '#kit/language/language.ts';
import { language } from '#kit/language/locale.ts';
import type { Head, OtherPage } from './page.ts';

const otherLanguages = siteLanguages.filter((code) => code !== language);

/** The page of each other language that stands for one of this language. */
export const inOtherLanguages = (getPage: (language: Language) => OtherPage): Head['others'] =>
  Object.fromEntries(otherLanguages.map((code) => [code, getPage(code)]));

export interface LanguagePage extends OtherPage {
  language: Language;
}

/** Where each other language has the same content as the page, or what is nearest to it. */
export const listOtherPages = (head: Head, samePath: string): LanguagePage[] =>
  otherLanguages.map((code) => ({
    language: code,
    ...(head.others?.[code] ?? { path: pathIn(code, samePath), isSame: true }),
  }));

/** The paths of the same content in other languages. `isTranslated`: the page exists in them. */
export function listAlternates(head: Head, isTranslated: boolean): string[] {
  const { canonical } = head;
  if (!head.others && !(isTranslated && canonical)) return [];
  return listOtherPages(head, canonical ?? '/')
    .filter(({ isSame }) => isSame)
    .map(({ path }) => path);
}
