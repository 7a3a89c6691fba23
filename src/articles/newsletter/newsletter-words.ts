import type { Language } from '#kit/language/language.ts';
import type { Shape } from '#kit/language/translation.ts';
import * as spanish from './newsletter-page-texts.es.ts';
import * as english from './newsletter-page-texts.ts';

export const newsletterWords: Record<Language, Shape<typeof english>> = { en: english, es: spanish };
