import type { Language } from '#kit/language/language.ts';
import type { Shape } from '#kit/language/translation.ts';
import * as bookingSpanish from './booking-errors.es.ts';
import * as bookingEnglish from './booking-errors.ts';
import { contactErrors as contactSpanish } from './contact-errors.es.ts';
import { contactErrors as contactEnglish } from './contact-errors.ts';
import * as crewSpanish from './crew-errors.es.ts';
import * as crewEnglish from './crew-errors.ts';
import { ownerText } from './owner-texts.es.ts';
import * as quoteSpanish from './quote-errors.es.ts';
import * as quoteEnglish from './quote-errors.ts';
import * as refusalsSpanish from './refusals.es.ts';
import * as refusalsEnglish from './refusals.ts';
import { type Sentence, say as sayIn } from './sentence.ts';
import { visitorErrors as visitorSpanish } from './visitor-errors.es.ts';
import { visitorErrors as visitorEnglish } from './visitor-errors.ts';

const english = {
  ...bookingEnglish,
  ...contactEnglish,
  ...crewEnglish,
  ...quoteEnglish,
  ...refusalsEnglish,
  ...visitorEnglish,
};

const textsIn: Record<Language, Shape<typeof english>> = {
  en: english,
  es: {
    ...bookingSpanish,
    ...contactSpanish,
    ...crewSpanish,
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
