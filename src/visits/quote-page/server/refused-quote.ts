import type { Context } from 'hono';
import { getLanguage } from '#kit/http/call-language.ts';
import { AppError, changedError } from '#kit/server/errors.ts';
import type { StripeDeps } from '#money/stripe/server/stripe-connection.ts';
import { linesIn } from '#sales/quotes/server/quote-language.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
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
