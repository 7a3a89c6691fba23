import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { limitSignUps } from '#server/features/public-forms/visitor-limits.ts';
import { readJson } from '#server/http/body.ts';
import { limitBody } from '#server/http/body-limit.ts';
import { newsletterPages } from '#shared/content/pages/newsletter.ts';
import { newsletterSchema } from '#shared/newsletter.ts';
import { api } from '#shared/paths.ts';
import { subscribe } from './newsletter.service.ts';

/** Public: signs an address up. The answer is the same whether it is known or not. */
export function newsletterRoutes(deps: Deps): Hono {
  const app = new Hono();
  const limit = limitBody(4 * 1024, 'The request is larger than 4 kB.');
  app.post(api.newsletter, limit, async (c) => {
    await limitSignUps(deps, c);
    await subscribe(deps, await readJson(c, newsletterSchema));
    return c.json({ message: newsletterPages.sent.text }, 202);
  });
  return app;
}
