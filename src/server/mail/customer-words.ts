import * as spanish from '#shared/content/emails.es.ts';
import * as english from '#shared/content/emails.ts';
import type { Language } from '#shared/language.ts';
import type { Shape } from '#shared/translation.ts';

type CustomerWords = Shape<typeof english>;

/** The server is built in English, so what it writes to a customer asks for the customer's language here. */
export const customerWords: Record<Language, CustomerWords> = { en: english, es: spanish };
