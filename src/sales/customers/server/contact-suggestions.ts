import type { Db } from '#kit/db/open.ts';
import { phoneText } from '#kit/text/person.ts';
import { plainDigits } from '#kit/text/phone.ts';
import type { CustomerDetails } from '#sales/customers/customers.ts';

type Suggestion = CustomerDetails['contactSuggestions'][number];

/** The newest leads that are looked at, and the most that are suggested. */
const lookedAt = 200;
const most = 5;

interface Known {
  emailKey: string;
  phoneDigits: string;
}

/**
 * Contacts that leads of these customers have and none of the customers does, newest first. Somebody else may have typed
 * them, so staff decide whether the customer gets one.
 */
export async function contactSuggestions(
  db: Db,
  ids: readonly number[],
  known: readonly Known[],
): Promise<Suggestion[]> {
  const requests = await db
    .selectFrom('requests')
    .select(['id', 'firstName', 'lastName', 'email', 'phone', 'createdAt'])
    .where('customerId', 'in', ids)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(lookedAt)
    .execute();
  const quotes = await db
    .selectFrom('quotes')
    .select(['id', 'requestId', 'firstName', 'lastName', 'email', 'phone', 'createdAt'])
    .where('customerId', 'in', ids)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(lookedAt)
    .execute();
  const leads = [
    ...requests.map(({ id, ...row }) => ({ ...row, requestId: id as number | null, quoteId: null })),
    ...quotes.map(({ id, ...row }) => ({ ...row, quoteId: id as number | null })),
  ].sort(newestFirst);
  const seen = new Set(known.flatMap(({ emailKey, phoneDigits }) => [emailKey, phoneDigits]));
  seen.add('');
  const suggestions: Suggestion[] = [];
  for (const { email, phone, firstName, lastName, requestId, quoteId } of leads) {
    const by = { firstName, lastName, requestId, quoteId };
    const values = [
      { kind: 'email' as const, value: email.trim(), key: email.trim().toLowerCase() },
      { kind: 'phone' as const, value: phoneText(phone ?? ''), key: plainDigits(phone ?? '') },
    ];
    for (const { key, ...suggestion } of values) {
      if (!seen.has(key)) suggestions.push({ ...suggestion, ...by });
      seen.add(key);
    }
  }
  return suggestions.slice(0, most);
}

interface Lead {
  createdAt: string;
  requestId: number | null;
}

const newestFirst = (one: Lead, other: Lead) =>
  one.createdAt === other.createdAt
    ? (other.requestId ?? 0) - (one.requestId ?? 0)
    : one.createdAt < other.createdAt
      ? 1
      : -1;
