import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { unsubscribe } from '#server/features/messages/opt-outs.ts';
import { limitBody } from '#server/http/body-limit.ts';
import { messagePaths } from '#shared/customer-paths.ts';
import { inEachLanguage } from '#shared/language.ts';
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
