import type { Language } from '#kit/language/language.ts';
import { say, sayWhole } from '#kit/refusals/say.ts';
import { type AppError, changedError, joinMessages } from '#kit/server/errors.ts';

/** A refusal as the caller reads it. What is written for staff and programs has one sentence in other languages. */
export function inLanguage(error: AppError, language: Language): AppError {
  const { sentence: whole = 'notUnderstood', listsErrors, errors: fields } = error.options;
  // English is said as a refusal is thrown.
  const isEnglish = language === 'en';
  const errors = fields?.map(({ path, message, sentence = 'checkThis' }) => ({
    path,
    message: isEnglish ? message : say(sentence, language),
  }));
  const listed = listsErrors && errors && (['checkEntries', joinMessages(errors)] as const);
  const detail = isEnglish ? error.message : sayWhole(listed || whole, language);
  return changedError(error, { detail, ...(errors && { errors }) });
}
