import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import { readId, readQuery } from '#server/http/body.ts';
import { answerList } from '#server/http/list-answer.ts';
import { emailFilterSchema } from '#shared/emails.ts';
import { pagingSchema } from '#shared/paging.ts';
import { adminApi } from '#shared/paths.ts';
import { countEmailsByStatus, getEmail, listEmails } from './emails.queries.ts';
import { toOutgoingEmail, toOutgoingEmailDetails, toPreview } from './emails.serializer.ts';
import { retryEmail, retryFailedEmails } from './emails.service.ts';

export const listQuerySchema = z.extend(emailFilterSchema, pagingSchema.shape);

/** Administrators only; the app guards everything under /api/admin. */
export function emailRoutes(deps: Deps): Hono {
  const app = new Hono();
  const isConfigured = deps.config.smtpUrl !== null;
  const present = () => ({ now: deps.clock(), isConfigured });

  app.get(adminApi.outbox, async (c) => {
    const page = await listEmails(deps.db, readQuery(c, listQuerySchema));
    return answerList(c, page, (row) => toOutgoingEmail(row, present()));
  });

  app.get(adminApi.outboxCounts, async (c) => {
    const { pending = 0, sent = 0, failed = 0 } = await countEmailsByStatus(deps.db);
    return c.json({ pending, sent, failed, isConfigured });
  });

  app.post(adminApi.retryFailedEmails, async (c) => c.json({ retried: await retryFailedEmails(deps) }));

  app.get(adminApi.outboxEmail(':id'), async (c) =>
    c.json(toOutgoingEmailDetails(await getEmail(deps.db, readId(c)), present())),
  );

  app.get(adminApi.outboxEmailPage(':id'), async (c) =>
    c.body(toPreview(await getEmail(deps.db, readId(c))), 200, previewHeaders),
  );

  app.post(adminApi.retryEmail(':id'), async (c) => c.json(await retryEmail(deps, readId(c))));

  return app;
}

/** Allows an email's inline styles and nothing else: no scripts, pictures or forms, and no way out of its frame. */
const previewHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
  'Cache-Control': 'no-store',
};
