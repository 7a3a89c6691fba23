import { type Context, Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { AppError } from '#server/errors.ts';
import {
  confirmSubscription,
  subscribe,
  unsubscribe,
} from '#server/features/newsletter/newsletter.service.ts';
import { limitVisitor } from '#server/features/public-forms/visitor-limits.ts';
import { check } from '#server/http/body.ts';
import { limitBody } from '#server/http/body-limit.ts';
import { getLanguage } from '#server/http/call-language.ts';
import { readForm } from '#server/http/form.ts';
import { inLanguage } from '#server/http/in-language.ts';
import { setRetryAfter, toAppError } from '#server/http/problem.ts';
import { errorStatus } from '#shared/errors.ts';
import { guardOf } from '#shared/form-guard.ts';
import { inEachLanguage } from '#shared/language.ts';
import { newsletterSchema } from '#shared/newsletter.ts';
import { paths } from '#shared/paths.ts';
import { newsletterStates } from './loaders/newsletter.loader.ts';
import { respondPersonalPage } from './pages.routes.ts';
import { textFieldsOf } from './plain-form.ts';
import { respondToUnsubscribe } from './unsubscribe-post.ts';

/** Pages and emails of the newsletter post here, without JavaScript. */
export function newsletterFormRoutes(deps: Deps): Hono {
  const app = new Hono();
  const limit = limitBody(16 * 1024, 'formTooLarge');

  app.on('POST', inEachLanguage(paths.newsletter), limit, async (c) => {
    const post = await readForm(c);
    const typed = { email: textOf(post, 'email'), source: textOf(post, 'source') };
    try {
      await limitVisitor(deps, c, 'sign-up');
      const input = check(newsletterSchema, { ...typed, ...guardOf(textFieldsOf(post)) });
      await subscribe(deps, input, getLanguage(c));
      return c.redirect(`${c.req.path}?state=${newsletterStates.sent}`, 303);
    } catch (error) {
      const refusal = toAppError(error, deps.log, c.get('requestId'));
      return answerRefusal(deps, c, typed, inLanguage(refusal, getLanguage(c)));
    }
  });

  app.on('POST', inEachLanguage(paths.newsletterConfirm), limit, async (c) => {
    const isConfirmed = await confirmSubscription(deps, textOf(await readForm(c), 'token'));
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
function textOf(post: FormData, name: string): string {
  const value = post.get(name);
  return typeof value === 'string' ? value : '';
}
