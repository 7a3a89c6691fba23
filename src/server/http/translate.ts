import type { Context } from 'hono';
import { type AppError, changedError } from '#server/errors.ts';
import * as bookingSpanish from '#shared/booking-errors.es.ts';
import * as bookingEnglish from '#shared/booking-errors.ts';
import * as contactSpanish from '#shared/contact-errors.es.ts';
import * as contactEnglish from '#shared/contact-errors.ts';
import { ownerText } from '#shared/content/owner-texts.es.ts';
import { type Language, languageOfPath } from '#shared/language.ts';
import * as refusalsSpanish from '#shared/refusals.es.ts';
import * as refusalsEnglish from '#shared/refusals.ts';
import { weekdayNames as spanishDays } from '#shared/time-texts.es.ts';
import { weekdayNames } from '#shared/time-texts.ts';
import * as visitorSpanish from '#shared/visitor-errors.es.ts';
import * as visitorEnglish from '#shared/visitor-errors.ts';
import { joinMessages } from './field-errors.ts';

/** For what a page says beside a refusal. */
export const refusalTexts = { en: refusalsEnglish, es: refusalsSpanish };

/** Of a page, by its path; of a call, by what the page says of its body. */
export const languageOf = (c: Context): Language =>
  c.req.header('Content-Language') === 'es' ? 'es' : languageOfPath(c.req.path);

/** A refusal in the visitor's language. What only a program can cause has one sentence for all. */
export function translated(error: AppError, language: Language): AppError {
  if (language === 'en') return error;
  const { errors } = error.options;
  const messages = errors?.map(({ path, message }) => ({ path, message: inSpanish(message) ?? checkThis }));
  const isListed = errors && error.message === refusalsEnglish.checkEntries(joinMessages(errors));
  const detail = isListed ? refusalsSpanish.checkEntries(joinMessages(messages!)) : inSpanish(error.message);
  return changedError(error, {
    detail: detail ?? refusalsSpanish.notUnderstood,
    ...(messages && { errors: messages }),
  });
}

const { checkThis } = refusalsSpanish;

/** Null without a translation. */
function inSpanish(sentence: string): string | null {
  for (const { pattern, translate } of sentences) {
    const match = pattern.exec(sentence);
    // Parts may be texts themselves, such as the reason of a closure.
    if (match) return translate(...match.slice(1).map((part) => inSpanish(part) ?? ownerText(part)));
  }
  // What stands beside a field has no full stop; the same as the whole answer has.
  const beside = sentence.endsWith('.') ? inSpanish(sentence.slice(0, -1)) : null;
  return beside && `${beside}.`;
}

type Text = string | ((...values: never[]) => string);

interface Sentence {
  pattern: RegExp;
  translate: (...values: string[]) => string;
}

/** Stands for a value; no sentence contains it. */
const gap = '\u0000';

const sentences: Sentence[] = [
  ...pairs(visitorEnglish, visitorSpanish),
  ...pairs(contactEnglish, contactSpanish),
  ...pairs(bookingEnglish, bookingSpanish),
  ...pairs(refusalsEnglish, refusalsSpanish),
  // What stands inside a sentence.
  ...pairs(weekdayNames, spanishDays),
  { pattern: /^(\d+:\d\d) ([AP])M – (\d+:\d\d) ([AP])M$/, translate: hoursInSpanish },
];

function pairs(english: object, spanish: object): Sentence[] {
  const translations = new Map(Object.entries(spanish));
  return Object.entries(english).map(([name, text]: [string, Text]) => {
    const to = translations.get(name) as Text;
    const values = typeof text === 'function' ? Array.from({ length: text.length }, () => gap) : [];
    const shown = typeof text === 'function' ? text(...(values as never[])) : text;
    return {
      pattern: new RegExp(`^${escaped(shown).replaceAll(gap, '(.+)')}$`, 's'),
      translate: (...found) => (typeof to === 'function' ? to(...(found as never[])) : to),
    };
  });
}

function hoursInSpanish(opens = '', morning = '', closes = '', evening = ''): string {
  const half = (letter: string) => `${letter.toLowerCase()}.m.`;
  return `${opens} ${half(morning)} – ${closes} ${half(evening)}`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
