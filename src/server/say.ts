import * as bookingSpanish from '#shared/booking-errors.es.ts';
import * as bookingEnglish from '#shared/booking-errors.ts';
import { contactErrors as contactSpanish } from '#shared/contact-errors.es.ts';
import { contactErrors as contactEnglish } from '#shared/contact-errors.ts';
import { ownerText } from '#shared/content/owner-texts.es.ts';
import type { Language } from '#shared/language.ts';
import * as quoteSpanish from '#shared/quote-errors.es.ts';
import * as quoteEnglish from '#shared/quote-errors.ts';
import * as refusalsSpanish from '#shared/refusals.es.ts';
import * as refusalsEnglish from '#shared/refusals.ts';
import { type Sentence, say as sayIn } from '#shared/sentence.ts';
import type { Shape } from '#shared/translation.ts';
import { visitorErrors as visitorSpanish } from '#shared/visitor-errors.es.ts';
import { visitorErrors as visitorEnglish } from '#shared/visitor-errors.ts';

const english = {
  ...bookingEnglish,
  ...contactEnglish,
  ...quoteEnglish,
  ...refusalsEnglish,
  ...visitorEnglish,
};

const textsIn: Record<Language, Shape<typeof english>> = {
  en: english,
  es: {
    ...bookingSpanish,
    ...contactSpanish,
    ...quoteSpanish,
    ...refusalsSpanish,
    ...visitorSpanish,
    // A page has the closures in its language already.
    closedFor: (reason) => visitorSpanish.closedFor(ownerText(reason)),
  },
};

export const say = (sentence: Sentence, language: Language): string => sayIn(textsIn[language], sentence);

/** As a whole answer: what stands beside a field has no full stop. */
export function sayWhole(sentence: Sentence, language: Language): string {
  const said = say(sentence, language);
  return said.endsWith('.') ? said : `${said}.`;
}
