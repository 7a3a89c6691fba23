import type { Language } from '#kit/language/language.ts';
import { say, sayWhole } from '#kit/refusals/say.ts';
import { type AppError, changedError, joinMessages, type Refusal } from '#kit/server/errors.ts';

/** A refusal as the visitor reads it. A field's message for staff and programs has one sentence in other languages. */
export function inLanguage(refusal: Refusal, language: Language): AppError {
  const { sentence, listsErrors, errors: fields } = refusal.options;
  // English is said as a refusal is thrown.
  const isEnglish = language === 'en';
  const errors = fields?.map((field) => ({
    path: field.path,
    message: isEnglish ? field.message : say(field.sentence ?? 'checkThis', language),
  }));
  const listed = listsErrors && errors && (['checkEntries', joinMessages(errors)] as const);
  const detail = isEnglish ? refusal.message : sayWhole(listed || sentence, language);
  return changedError(refusal, { detail, ...(errors && { errors }) });
}
