import type { CustomerNoteRow } from '#kit/db/tables/customers.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import { type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { Note, NoteKind } from '#sales/customers/customers.ts';
import { getCustomer } from './customers.queries.ts';
import { toNote } from './customers.serializer.ts';

interface NewNote {
  customerId: number;
  quoteId?: number;
  fromPhone?: string;
  kind: NoteKind;
  text: string;
  by: Actor;
  now: Date;
}

export const insertNote = (
  trx: Trx,
  { customerId, quoteId, fromPhone = '', kind, text, by, now }: NewNote,
): Promise<CustomerNoteRow> =>
  trx
    .insertInto('customerNotes')
    .values({
      customerId,
      quoteId: quoteId ?? null,
      fromPhone,
      kind,
      text,
      userName: by.name,
      createdAt: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Runs once per idempotency key. */
export function createNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { customerId, text, isReply, by }: { customerId: number; text: string; isReply: boolean; by: Actor },
  idempotency: Idempotency,
): Promise<Note> {
  const now = clock();
  const kind = isReply ? 'reply' : 'note';
  return withIdempotency(
    db,
    { scope: `notes-of-${customerId}`, ...idempotency, about: { customerId } },
    now,
    async (trx) => {
      await getCustomer(trx, customerId);
      await record(trx, { type: 'customer.contacted', customerId }, now);
      return toNote(await insertNote(trx, { customerId, kind, text, by, now }));
    },
  );
}
