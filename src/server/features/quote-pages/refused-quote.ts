import type { Db } from '#server/db/open.ts';
import { AppError } from '#server/errors.ts';
import { linesIn } from '#server/features/quotes/quote-language.ts';
import type { Language } from '#shared/language.ts';
import type { CustomerQuote } from '#shared/quote-pages.ts';

/** The response, or its refusal with the lines of the present quote as its customer reads them. */
export async function refusedIn<Result>(
  db: Db,
  language: Language,
  response: Promise<Result>,
): Promise<Result> {
  try {
    return await response;
  } catch (error) {
    if (!(error instanceof AppError) || !isQuote(error.options.current)) throw error;
    const current = await linesIn(db, language, error.options.current);
    throw new AppError(error.code, error.message, { ...error.options, current });
  }
}

const isQuote = (current: unknown): current is CustomerQuote =>
  typeof current === 'object' && current !== null && 'items' in current;
