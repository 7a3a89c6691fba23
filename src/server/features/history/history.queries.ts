import type { Db } from '#server/db/open.ts';
import type { HistoryRow } from '#server/db/tables/history.ts';
import type { Trx } from '#server/db/transaction.ts';
import { findEntry } from '#shared/find-entry.ts';
import type { HistoryAction, HistoryValue } from '#shared/history.ts';
import { mostRows } from '#shared/paging.ts';
import { clip } from '#shared/text.ts';

/** Who did it: a signed-in user, or the site itself. */
export interface Actor {
  id: string | null;
  name: string;
}

/** A visitor, by way of the site. */
export const website: Actor = { id: null, name: 'Website' };

/** The fields of a record that its history shows. */
export type Facts = Record<string, HistoryValue>;

interface HistoryEvent {
  record: HistoryRow['record'];
  recordId: number;
  action: HistoryAction;
  /** Texts in full, where no other place has them. */
  isWhole?: boolean;
  /** Empty for an event that changes no field. */
  before?: Facts;
  after?: Facts;
  by: Actor;
  now: Date;
}

const longestValue = 200;

/** Call it in the transaction of the change. Without a difference it writes no entry. */
export async function insertHistory(trx: Trx, ...events: HistoryEvent[]): Promise<void> {
  const rows = events.flatMap((event) => {
    const changes = differences(event.before ?? {}, event.after ?? {}, event.isWhole ?? false);
    if (event.action === 'changed' && Object.keys(changes).length === 0) return [];
    return {
      record: event.record,
      recordId: event.recordId,
      action: event.action,
      changes: JSON.stringify(changes),
      userId: event.by.id,
      userName: event.by.name,
      createdAt: event.now.toISOString(),
    };
  });
  if (rows.length > 0) await trx.insertInto('history').values(rows).execute();
}

/** Newest first. */
export function listHistory(db: Db, record: HistoryRow['record'], recordId: number): Promise<HistoryRow[]> {
  return db
    .selectFrom('history')
    .selectAll()
    .where('record', '=', record)
    .where('recordId', '=', recordId)
    .orderBy('id', 'desc')
    .limit(mostRows)
    .execute();
}

/** `{ field: [before, after] }` of the changed fields. */
function differences(
  before: Facts,
  after: Facts,
  isWhole: boolean,
): Record<string, [HistoryValue, HistoryValue]> {
  const stored = (value: HistoryValue = null) => (isWhole ? value : short(value));
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => (findEntry(before, name) ?? null) !== (findEntry(after, name) ?? null),
  );
  return Object.fromEntries(
    names.map((name) => [name, [stored(findEntry(before, name)), stored(findEntry(after, name))]]),
  );
}

const short = (value: HistoryValue) => (typeof value === 'string' ? clip(value, longestValue) : value);
