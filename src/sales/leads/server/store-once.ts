import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import type { FormClient } from '#kit/http/form-client.ts';
import { claimKeys, getHash, type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';

export interface LeadKey extends Idempotency {
  client: FormClient;
  /** Sent by the page without a script: the key is made of what was typed, which somebody else may know. */
  isForm?: boolean;
  /** Sent while the first is still under way: the browser shows the answer to the second, and has no cookie yet. */
  isDoubleClick?: boolean;
}

type Stored<Answer> = Answer & { clients: readonly string[] };

/**
 * Stores a lead once for a key and its content, whichever network a retry comes from. A key with other content is refused
 * only to its own client, and only that client gets the private link again. `isNew` is false for a repeat.
 */
export async function storeOnce<Answer extends ContactAnswer>(
  { db }: Pick<Deps, 'db'>,
  { key, bodyHash, client, isForm = false, isDoubleClick = false }: LeadKey,
  now: Date,
  store: (trx: Trx) => Promise<Answer>,
): Promise<{ answer: Answer; isNew: boolean }> {
  if (key === null) return { answer: await inTransaction(db, store), isNew: true };
  let made: Stored<Answer> | null = null;
  const once = {
    scope: 'contact',
    key: getHash(JSON.stringify([key, bodyHash])),
    bodyHash,
    about: ({ id, quoteId }: Stored<Answer>) => ({ requestId: id, quoteId }),
  };
  const stored = await withIdempotency<Stored<Answer>>(db, once, now, async (trx) => {
    // As a digest: no erasure finds these rows.
    const claim = { key: getHash(key), bodyHash };
    const ids = client.known.map((id) => ({ scope: `contact of ${id}`, ...claim }));
    await claimKeys(trx, ids, now);
    made = { ...(await store(trx)), clients: client.known };
    return made;
  });
  const { clients, ...rest } = stored;
  const answer = rest as unknown as Answer;
  const [id, cookie] = clients;
  const isSame = client.id === cookie || (client.id === id && !(isForm && cookie));
  // A deadlock may have undone what was made, and somebody else's lead is stored now.
  const isNew = stored === made;
  const maySee = isNew || isSame || isDoubleClick;
  return { answer: maySee ? answer : { ...answer, quoteUrl: null }, isNew };
}
