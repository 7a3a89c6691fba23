import { type AppError, changedError, joinMessages } from '#server/errors.ts';
import { say, sayWhole } from '#server/say.ts';
import type { Language } from '#shared/language.ts';

/** A refusal as the caller reads it. What is written for staff and programs has one sentence in other languages. */
export function inLanguage(error: AppError, language: Language): AppError {
  const { sentence, listsErrors, errors: fields } = error.options;
  const isEnglish = language === 'en';
  const errors = fields?.map((field) => ({
    path: field.path,
    message: field.sentence
      ? say(field.sentence, language)
      : isEnglish
        ? field.message
        : say('checkThis', language),
  }));
  const known = listsErrors && errors ? (['checkEntries', joinMessages(errors)] as const) : sentence;
  const written = isEnglish ? error.message : say('notUnderstood', language);
  const detail = known ? sayWhole(known, language) : written;
  return changedError(error, { detail, ...(errors && { errors }) });
}
