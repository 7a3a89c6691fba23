import type { Language } from '#kit/language/language.ts';
import type { Shape } from '#kit/language/translation.ts';
import * as spanish from '#sales/records/emails-texts.es.ts';
import * as english from '#sales/records/emails-texts.ts';

type CustomerWords = Shape<typeof english>;

/** The server is built in English, so what it writes to a customer asks for the customer's language here. */
export const customerWords: Record<Language, CustomerWords> = { en: english, es: spanish };
