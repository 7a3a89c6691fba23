import type { LogEvent } from 'kysely';
import type { QueryKind, SeenQuery } from '#kit/monitor/monitor.ts';

/** A query for logs and metrics. Its text has placeholders; the values are left out. */
export const seenQuery = ({ level, query, queryDurationMillis }: LogEvent): SeenQuery => ({
  kind: kinds[query.query.kind] ?? 'other',
  sql: query.sql,
  milliseconds: queryDurationMillis,
  isFailed: level === 'error',
});

const kinds: Record<string, QueryKind> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
};
