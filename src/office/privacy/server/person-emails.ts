import type { Db } from '#kit/db/open.ts';
import { searchIn } from '#kit/db/search.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import { textSubject } from '#messages/conversations/server/text-subject.ts';
import type { PersonKey } from '#people/personal-data/person-key.ts';
import { type Family, listRows } from '#people/personal-data/server/find-rows.ts';

/**
 * Emails about the person's records, including those to the owner. Those about no record, such as of a former version,
 * belong to whom they went to; texts from an unknown number, to that number.
 */
export async function listPersonEmails(db: Db, key: PersonKey, family: Family): Promise<OutboxRow[]> {
  const about = (await listRows(db, 'outbox', family)).filter(({ kind }) => kind === 'email');
  const searched = key.kind === 'email' ? key.value : textSubject(key.value);
  const { query } = await searchIn(db, 'outbox', [searched]);
  const others = await query
    .selectAll('outbox')
    .where('kind', '=', 'email')
    .where('requestId', 'is', null)
    .where('quoteId', 'is', null)
    .where('customerId', 'is', null)
    .where('invoiceId', 'is', null)
    .where('subscriberId', 'is', null)
    .where('messageId', 'is', null)
    .execute();
  const isTheirs = (payload: string) => {
    const { to, subject } = readEmail(payload);
    return key.kind === 'email' ? to?.toLowerCase() === key.value : subject === searched;
  };
  return [...about, ...others.filter(({ payload }) => isTheirs(payload))];
}

function readEmail(payload: string): { to?: string; subject?: string } {
  try {
    return JSON.parse(payload) as { to?: string; subject?: string };
  } catch {
    return {};
  }
}
