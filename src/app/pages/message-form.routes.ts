import { Hono } from 'hono';
import { unsubscribe } from '#delivery/opt-outs/server/opt-outs.ts';
import { limitBody } from '#kit/http/body-limit.ts';
import { inEachLanguage } from '#kit/language/language.ts';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { unsubscribedState } from './loaders/message-unsubscribe.loader.ts';
import { respondToUnsubscribe } from './unsubscribe-post.ts';

/** One click in a mail program (RFC 8058), or the button of the page. */
export function messageFormRoutes({ db, clock }: Deps): Hono {
  const app = new Hono();
  app.on('POST', inEachLanguage(messagePaths.unsubscribe), limitBody(16 * 1024, 'formTooLarge'), (c) =>
    respondToUnsubscribe(c, (token) => unsubscribe(db, token, clock()), unsubscribedState),
  );
  return app;
}
