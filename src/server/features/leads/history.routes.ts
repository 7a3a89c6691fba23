import { Hono } from 'hono';
import type { HistoryRow } from '#server/db/tables/history.ts';
import type { Deps } from '#server/deps.ts';
import { listHistory } from '#server/features/history/history.queries.ts';
import { getQuote } from '#server/features/quotes/quotes.queries.ts';
import { getRequest } from '#server/features/requests/requests.queries.ts';
import { readId } from '#server/http/body.ts';
import type { HistoryEntry } from '#shared/history.ts';
import { adminApi } from '#shared/paths.ts';

/** Administrators only; the app guards everything under /api/admin. */
export function historyRoutes({ db }: Deps): Hono {
  const app = new Hono();

  app.get(adminApi.requestHistory(':id'), async (c) => {
    const { id } = await getRequest(db, readId(c));
    return c.json((await listHistory(db, 'request', id)).map(toHistoryEntry));
  });

  app.get(adminApi.quoteHistory(':id'), async (c) => {
    const { id } = await getQuote(db, readId(c));
    return c.json((await listHistory(db, 'quote', id)).map(toHistoryEntry));
  });

  return app;
}

const toHistoryEntry = (row: HistoryRow): HistoryEntry => ({
  id: row.id,
  action: row.action,
  changes: JSON.parse(row.changes) as HistoryEntry['changes'],
  userName: row.userName,
  createdAt: row.createdAt,
});
