import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { answerCached } from '#server/http/answer-cached.ts';
import { api } from '#shared/paths.ts';
import { listActiveServices } from './services.queries.ts';
import { toService } from './services.wire.ts';

export function serviceRoutes({ db, pages }: Deps): Hono {
  const app = new Hono();
  app.get(api.services, async (c) => {
    const kept = await pages.get(api.services, ['services'], async () =>
      JSON.stringify((await listActiveServices(db)).map(toService)),
    );
    return kept ? answerCached(c, kept, { 'Content-Type': 'application/json' }) : c.notFound();
  });
  return app;
}
