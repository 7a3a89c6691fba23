import { expressionBuilder } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

const quote = expressionBuilder<Schema, 'quotes'>();

/** The quote's request was cancelled, and with it the visit; a request in the trash still says so. */
export const isCancelled = quote.exists(
  quote
    .selectFrom('requests')
    .select('requests.id')
    .whereRef('requests.id', '=', 'quotes.requestId')
    .where('requests.status', '=', 'cancelled'),
);

/** For what counts visits, money and quotes that were won. */
export const isNotCancelled = quote.not(isCancelled);
