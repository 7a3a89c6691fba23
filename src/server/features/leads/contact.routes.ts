import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { limitLeads } from '#server/features/public-forms/visitor-limits.ts';
import { readJson } from '#server/http/body.ts';
import { limitBody } from '#server/http/body-limit.ts';
import { hashOf, readIdempotencyKey } from '#server/http/idempotency.ts';
import { withoutGuard } from '#shared/form-guard.ts';
import { api } from '#shared/paths.ts';
import { contactSchema } from '#shared/requests.ts';
import { submitContact } from './contact.service.ts';

/** Public: a contact request or, with `quote`, a quote request. */
export function contactRoutes(deps: Deps): Hono {
  const app = new Hono();
  const limit = limitBody(64 * 1024, 'The request is larger than 64 kB.');
  app.post(api.contact, limit, async (c) => {
    await limitLeads(deps, c);
    const key = readIdempotencyKey(c);
    const contact = await readJson(c, contactSchema);
    // Sent again from another tab it is the same lead, though that tab may have come another way.
    const { source, ...content } = withoutGuard(contact);
    const bodyHash = hashOf(JSON.stringify(content));
    return c.json(await submitContact(deps, contact, { key, bodyHash }), 201);
  });
  return app;
}
