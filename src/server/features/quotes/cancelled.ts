import { expressionBuilder } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

const quote = expressionBuilder<Schema, 'quotes'>();

/** The quote's request is cancelled, and with it the visit, even if the request is in the trash. */
export const isCancelled = quote.exists(
  quote
    .selectFrom('requests')
    .select('requests.id')
    .whereRef('requests.id', '=', 'quotes.requestId')
    .where('requests.status', '=', 'cancelled'),
);

/** Use it wherever visits, revenue or won quotes are counted. */
export const isNotCancelled = quote.not(isCancelled);
