import { sql } from 'kysely';
import type { Db } from '#kit/db/open.ts';
import type { EventRow } from '#kit/db/tables/events.ts';
import { historyActions } from '#kit/events/events.ts';
import type { HistoryEntry } from '#kit/events/history.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { mostRows } from '#kit/wire/paging.ts';

/** Newest first. */
export function listHistory(db: Db, subject: 'request' | 'quote', id: number): Promise<EventRow[]> {
  return db
    .selectFrom('events')
    .selectAll()
    .where('isAudit', '=', sql.lit(0))
    .where('subject', '=', subject)
    .where('subjectId', '=', String(id))
    .orderBy('id', 'desc')
    .limit(mostRows)
    .execute();
}

export const toHistoryEntry = ({ id, type, content, userName, createdAt }: EventRow): HistoryEntry => ({
  id,
  action: findEntry(historyActions, type) ?? 'changed',
  changes: JSON.parse(content) as HistoryEntry['changes'],
  userName,
  createdAt,
});
