import type { Language } from '#shared/language.ts';

export const languageLabels: Record<Language, string> = { en: 'English', es: 'Spanish' };
