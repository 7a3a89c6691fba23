import type { Language } from '#kit/language/language.ts';

export const languageLabels: Record<Language, string> = { en: 'English', es: 'Spanish' };
