import type { Language } from '#kit/language/language.ts';
import type { Shape } from '#kit/language/translation.ts';
import * as spanish from './unit-texts.es.ts';
import * as english from './unit-texts.ts';

/** For what is written in the language of its reader, and not in that of the page. */
export const unitWords: Record<Language, Shape<typeof english>> = { en: english, es: spanish };
