import { expressionBuilder } from 'kysely';
import type { Db } from '#kit/db/open.ts';
import type { Schema } from '#kit/db/schema.ts';

const quote = expressionBuilder<Schema, 'quotes'>();

const isQuoteInQuarantine = quote.exists(
  quote
    .selectFrom('requests')
    .select('requests.id')
    .whereRef('requests.id', '=', 'quotes.requestId')
    .where('requests.quarantinedAt', 'is not', null),
);

/** A quote shares its request's quarantine. */
export const isQuoteNotQuarantined = quote.not(isQuoteInQuarantine);

export async function isQuarantined(db: Db, id: number): Promise<boolean> {
  const found = db.selectFrom('requests').select('id').where('id', '=', id);
  return (await found.where('quarantinedAt', 'is not', null).executeTakeFirst()) !== undefined;
}

export async function isQuoteQuarantined(db: Db, quoteId: number): Promise<boolean> {
  const found = db.selectFrom('quotes').select('id').where('id', '=', quoteId);
  return (await found.where(isQuoteInQuarantine).executeTakeFirst()) !== undefined;
}
