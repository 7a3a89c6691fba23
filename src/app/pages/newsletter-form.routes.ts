import { type Context, Hono } from 'hono';
import { newsletterSchema } from '#articles/newsletter/newsletter.ts';
import {
  confirmSubscription,
  subscribe,
  unsubscribe,
} from '#articles/newsletter/server/newsletter.service.ts';
import { check } from '#kit/http/body.ts';
import { limitBody } from '#kit/http/body-limit.ts';
import { getLanguage } from '#kit/http/call-language.ts';
import { readForm } from '#kit/http/form.ts';
import { inLanguage } from '#kit/http/in-language.ts';
import { setRetryAfter, toVisitorRefusal } from '#kit/http/problem.ts';
import { inEachLanguage } from '#kit/language/language.ts';
import { getGuard } from '#kit/limits/form-guard.ts';
import { limitVisitor } from '#kit/limits/server/visitor-limits.ts';
import { paths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { AppError } from '#kit/server/errors.ts';
import { errorStatus } from '#kit/wire/errors.ts';
import { newsletterStates } from './loaders/newsletter.loader.ts';
import { respondPersonalPage } from './pages.routes.ts';
import { getTextFields } from './plain-form.ts';
import { respondToUnsubscribe } from './unsubscribe-post.ts';

/** Pages and emails of the newsletter post here, without JavaScript. */
export function newsletterFormRoutes(deps: Deps): Hono {
  const app = new Hono();
  const limit = limitBody(16 * 1024, 'formTooLarge');

  app.on('POST', inEachLanguage(paths.newsletter), limit, async (c) => {
    const post = await readForm(c);
    const typed = { email: getText(post, 'email'), source: getText(post, 'source') };
    try {
      await limitVisitor(deps, c, 'sign-up');
      const input = check(newsletterSchema, { ...typed, ...getGuard(getTextFields(post)) });
      await subscribe(deps, input, getLanguage(c));
      return c.redirect(`${c.req.path}?state=${newsletterStates.sent}`, 303);
    } catch (error) {
      const refusal = toVisitorRefusal(error, deps.log, c.get('requestId'));
      return answerRefusal(deps, c, typed, inLanguage(refusal, getLanguage(c)));
    }
  });

  app.on('POST', inEachLanguage(paths.newsletterConfirm), limit, async (c) => {
    const isConfirmed = await confirmSubscription(deps, getText(await readForm(c), 'token'));
    return c.redirect(c.req.path + (isConfirmed ? `?state=${newsletterStates.confirmed}` : ''), 303);
  });

  app.on('POST', inEachLanguage(paths.newsletterUnsubscribe), limit, (c) =>
    respondToUnsubscribe(c, (token) => unsubscribe(deps, token), newsletterStates.unsubscribed),
  );
  return app;
}

function answerRefusal(
  deps: Deps,
  c: Context,
  typed: { email: string; source: string },
  error: AppError,
): Promise<Response> {
  const { errors } = error.options;
  setRetryAfter(c, error);
  const refused = { ...typed, error: errors?.[0]?.message ?? error.message };
  return respondPersonalPage(deps, c, 'newsletter', { isSent: false, refused }, errorStatus[error.code]);
}

/** A file in place of a text is no text. */
function getText(post: FormData, name: string): string {
  const value = post.get(name);
  return typeof value === 'string' ? value : '';
}
