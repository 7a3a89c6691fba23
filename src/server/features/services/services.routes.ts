import { type Context, Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { answerKept } from '#server/http/answer-cached.ts';
import { atPresentVersion } from '#server/http/at-version.ts';
import { readQuery } from '#server/http/body.ts';
import { answerPart, defaultLimit, listPart } from '#server/http/list-answer.ts';
import { type Paging, pagingSchema } from '#shared/paging.ts';
import { api } from '#shared/paths.ts';
import { listActiveServicesPage } from './services.queries.ts';
import { toService } from './services.serializer.ts';

export function serviceRoutes({ db, pages }: Deps): Hono {
  const app = new Hono();
  const load = async (c: Context, { limit = defaultLimit, offset }: Paging) =>
    listPart(c, await listActiveServicesPage(db, { limit, offset }), toService);
  app.get(api.services, async (c) => {
    const paging = readQuery(c, pagingSchema);
    if (Object.keys(c.req.query()).length > 0) return answerPart(c, await load(c, paging));
    const make = async () => (await atPresentVersion(db))(api.services, ['services'], () => load(c, paging));
    return answerKept(c, pages, { type: 'application/json', sources: ['services'], make });
  });
  return app;
}
