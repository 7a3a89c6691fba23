import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import type { AdminEnv } from '#server/features/auth/auth.middleware.ts';
import { quoteColumns } from '#server/features/quotes/quotes.csv.ts';
import { getQuote, listQuotes, listQuotesBefore } from '#server/features/quotes/quotes.queries.ts';
import { toQuote } from '#server/features/quotes/quotes.serializer.ts';
import { readProfile } from '#server/features/settings/settings.queries.ts';
import { readId, readJson, readQuery } from '#server/http/body.ts';
import { answerCsv, readAll } from '#server/http/csv-answer.ts';
import { readOnceKey } from '#server/http/idempotency.ts';
import { answerList } from '#server/http/list-answer.ts';
import { business } from '#shared/content/business.ts';
import { calendarDate } from '#shared/dates.ts';
import { pagingSchema } from '#shared/paging.ts';
import { adminApi } from '#shared/paths.ts';
import { quoteExportSchema } from '#shared/quote-export.ts';
import { newQuoteSchema, quoteFilterSchema, quoteUpdateSchema } from '#shared/quotes.ts';
import { deleteQuote, restoreQuote, updateQuote } from './change-quote.ts';
import { createQuote } from './create-quote.ts';

export const listQuerySchema = z.extend(quoteFilterSchema, pagingSchema.shape);

/** Administrators only; the app guards everything under /api/admin. */
export function quoteRoutes(deps: Deps): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get(adminApi.quotes, async (c) => {
    const page = await listQuotes(deps.db, readQuery(c, listQuerySchema));
    const { places } = await readProfile(deps.db);
    return answerList(c, page, (row) => toQuote(row, places));
  });

  app.get(adminApi.quotesCsv, async (c) => {
    const filter = readQuery(c, quoteExportSchema);
    const pages = readAll((after) => listQuotesBefore(deps.db, filter, after));
    const { places } = await readProfile(deps.db);
    const today = calendarDate(deps.clock(), business.timeZone);
    const { from, to } = filter;
    const name = from || to ? `completed-visits-${from ?? 'begin'}-to-${to ?? today}` : `quotes-${today}`;
    return answerCsv(c, name, quoteColumns(places), pages);
  });

  app.post(adminApi.quotes, async (c) => {
    const input = await readJson(c, newQuoteSchema);
    return c.json(await createQuote(deps, input, c.var.user, readOnceKey(c, input)), 201);
  });

  app.get(adminApi.quote(':id'), async (c) => {
    const quote = await getQuote(deps.db, readId(c));
    return c.json(toQuote(quote, (await readProfile(deps.db)).places));
  });

  app.put(adminApi.quote(':id'), async (c) => {
    const id = readId(c);
    const quote = await updateQuote(deps, id, await readJson(c, quoteUpdateSchema), c.var.user);
    deps.wakeOutbox();
    return c.json(quote);
  });

  app.delete(adminApi.quote(':id'), async (c) => {
    const id = readId(c);
    await deleteQuote(deps, id, c.var.user);
    return c.json({ id });
  });

  app.post(adminApi.restoreQuote(':id'), async (c) =>
    c.json(await restoreQuote(deps, readId(c), c.var.user)),
  );

  return app;
}
