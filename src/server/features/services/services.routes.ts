import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { answerKept } from '#server/http/answer-cached.ts';
import { atPresentVersion } from '#server/http/at-version.ts';
import { api } from '#shared/paths.ts';
import { listActiveServices } from './services.queries.ts';
import { toService } from './services.wire.ts';

export function serviceRoutes({ db, pages }: Deps): Hono {
  const app = new Hono();
  const load = async () => Buffer.from(JSON.stringify((await listActiveServices(db)).map(toService)));
  const make = async () => (await atPresentVersion(db))(api.services, ['services'], load);
  app.get(api.services, (c) =>
    answerKept(c, pages, { type: 'application/json', sources: ['services'], make }),
  );
  return app;
}
