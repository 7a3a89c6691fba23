import type { Context } from 'hono';
import { AppError, changedError } from '#server/errors.ts';
import { linesIn } from '#server/features/quotes/quote-language.ts';
import { getLanguage } from '#server/http/call-language.ts';
import type { StripeDeps } from '#server/stripe/stripe-connection.ts';
import type { CustomerQuote } from '#shared/quote-pages.ts';
import { getQuotePage } from './customer-quote.ts';
import { withDeposit } from './deposit-amount.ts';

/** The response, or its refusal with the present quote as its customer reads it: its lines, and the deposit it asks for. */
export async function refusedIn<Result>(
  deps: StripeDeps,
  c: Context,
  response: Promise<Result>,
): Promise<Result> {
  try {
    return await response;
  } catch (error) {
    if (!(error instanceof AppError) || !isQuote(error.options.current)) throw error;
    const found = await getQuotePage(deps.db, c.req.param('token') ?? '');
    const quote = await linesIn(deps.db, getLanguage(c), error.options.current);
    const current = await withDeposit(deps, found, quote);
    throw changedError(error, { current });
  }
}

const isQuote = (current: unknown): current is CustomerQuote =>
  typeof current === 'object' && current !== null && 'items' in current;
