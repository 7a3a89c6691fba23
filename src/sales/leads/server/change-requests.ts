import type { Trx } from '#kit/db/transaction.ts';
import type { HistoryEntry } from '#kit/events/history.ts';
import { website } from '#kit/events/server/actors.ts';
import { listHistory } from '#kit/events/server/history.queries.ts';
import { insertNote } from '#sales/customers/server/notes.ts';

export interface ChangeRequest {
  text: string;
  at: string;
}

/** Suspected spam has no customer, so its messages are only in the history until it is released. */
interface Asking {
  id: number;
  customerId: number | null;
}

/** All that the customer asked for on the page of a quote, newest first. */
export async function listChangeRequests(trx: Trx, { id, customerId }: Asking): Promise<ChangeRequest[]> {
  if (customerId === null) return changeRequestsInHistory(trx, id);
  const notes = await trx
    .selectFrom('customerNotes')
    .select(['text', 'createdAt as at'])
    .where('quoteId', '=', id)
    .where('kind', '=', 'change-request')
    .orderBy('id', 'desc')
    .execute();
  return notes;
}

export async function addChangeRequest(trx: Trx, quote: Asking, text: string, now: Date): Promise<void> {
  const { id: quoteId, customerId } = quote;
  if (customerId === null) return;
  await insertNote(trx, { customerId, quoteId, kind: 'change-request', text, by: website, now });
}

/** Puts the change requests of a quote that is no longer suspected spam into its customer's timeline. */
export async function addChangeRequestsOfReleased(
  trx: Trx,
  { quoteId, customerId }: { quoteId: number; customerId: number },
): Promise<void> {
  const asked = await changeRequestsInHistory(trx, quoteId);
  for (const { text, at } of asked.toReversed()) {
    const now = new Date(at);
    await insertNote(trx, { customerId, quoteId, kind: 'change-request', text, by: website, now });
  }
}

async function changeRequestsInHistory(trx: Trx, quoteId: number): Promise<ChangeRequest[]> {
  const entries = await listHistory(trx, 'quote', quoteId);
  return entries.flatMap(({ content, createdAt }) => {
    const text = (JSON.parse(content) as HistoryEntry['changes']).changeRequest?.[1];
    return typeof text === 'string' ? { text, at: createdAt } : [];
  });
}
