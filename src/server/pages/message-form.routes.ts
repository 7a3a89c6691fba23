import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { unsubscribe } from '#server/features/messages/opt-outs.ts';
import { limitBody } from '#server/http/body-limit.ts';
import { readForm } from '#server/http/form.ts';
import { messagePaths } from '#shared/customer-paths.ts';
import { inEachLanguage } from '#shared/language.ts';
import { unsubscribedState } from './loaders/message-unsubscribe.loader.ts';

/** One click in a mail program (RFC 8058), or the button of the page. */
export function messageFormRoutes({ db, clock }: Deps): Hono {
  const app = new Hono();
  app.on(
    'POST',
    inEachLanguage(messagePaths.unsubscribe),
    limitBody(16 * 1024, 'The form is too large.'),
    async (c) => {
      const post = await readForm(c);
      const typed = post.get('token');
      const token = (typeof typed === 'string' && typed) || (c.req.query('token') ?? '');
      const isDone = await unsubscribe(db, token, clock());
      // A mail program follows no redirect.
      if (post.get('List-Unsubscribe') === 'One-Click') {
        return c.text(isDone ? 'Unsubscribed.' : 'Unknown.', isDone ? 200 : 404);
      }
      return c.redirect(c.req.path + (isDone ? `?state=${unsubscribedState}` : ''), 303);
    },
  );
  return app;
}
