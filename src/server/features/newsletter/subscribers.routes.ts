import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import { readId, readQuery } from '#server/http/body.ts';
import { answerList } from '#server/http/list-answer.ts';
import { business } from '#shared/content/business.ts';
import { calendarDate } from '#shared/dates.ts';
import { subscriberFilterSchema } from '#shared/newsletter.ts';
import { pagingSchema } from '#shared/paging.ts';
import { adminApi } from '#shared/paths.ts';
import { countSubscribersByStatus, listSubscribers } from './subscribers.queries.ts';
import { toSubscriber } from './subscribers.serializer.ts';
import {
  acceptSubscriber,
  exportSubscribers,
  removeSubscriber,
  restoreSubscriber,
} from './subscribers.service.ts';

export const listQuerySchema = z.extend(subscriberFilterSchema, pagingSchema.shape);

/** Administrators only; the app guards everything under /api/admin. */
export function subscriberRoutes(deps: Deps): Hono {
  const app = new Hono();

  app.get(adminApi.subscribers, async (c) => {
    const page = await listSubscribers(deps.db, readQuery(c, listQuerySchema));
    return answerList(c, page, toSubscriber);
  });

  app.get(adminApi.subscriberCounts, async (c) => {
    const {
      pending = 0,
      confirmed = 0,
      unsubscribed = 0,
      suspected = 0,
    } = await countSubscribersByStatus(deps.db);
    return c.json({ pending, confirmed, unsubscribed, suspected });
  });

  app.get(adminApi.subscribersCsv, async (c) =>
    c.body(await exportSubscribers(deps), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="newsletter-${calendarDate(deps.clock(), business.timeZone)}.csv"`,
      'Cache-Control': 'no-store',
    }),
  );

  app.post(adminApi.removeSubscriber(':id'), async (c) => c.json(await removeSubscriber(deps, readId(c))));

  app.post(adminApi.acceptSubscriber(':id'), async (c) => c.json(await acceptSubscriber(deps, readId(c))));

  app.post(adminApi.restoreSubscriber(':id'), async (c) => c.json(await restoreSubscriber(deps, readId(c))));

  return app;
}
