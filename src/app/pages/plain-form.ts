import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { limitBody } from '#kit/http/body-limit.ts';
import { getLanguage } from '#kit/http/call-language.ts';
import { readForm } from '#kit/http/form.ts';
import { inLanguage } from '#kit/http/in-language.ts';
import { setRetryAfter, toVisitorRefusal } from '#kit/http/problem.ts';
import { inEachLanguage } from '#kit/language/language.ts';
import { limitVisitor } from '#kit/limits/server/visitor-limits.ts';
import type { FieldSentence, Sentence } from '#kit/refusals/sentence.ts';
import type { Deps } from '#kit/server/deps.ts';
import { refuse } from '#kit/server/errors.ts';
import { errorStatus } from '#kit/wire/errors.ts';
import type { RefusedPost } from '#sales/leads/site/refused-post.ts';

interface PlainForm<Posted extends PostedValues> {
  /** The page that the form stands on. */
  path: string;
  maxBytes: number;
  tooLarge: Sentence;
  read: (post: FormData) => Posted;
  /** Stores the lead; the answer becomes the page's `sent`. Throws AppError where the form is refused. */
  submit: (posted: Posted, c: Context) => Promise<string>;
  answerRefused: (
    c: Context,
    refused: RefusedPost,
    status: ContentfulStatusCode,
  ) => Response | Promise<Response>;
}

export interface PostedValues {
  /** Every text field as it was typed, to show again. */
  values: Record<string, string>;
}

/** A page's form without JavaScript: answered by a redirect, or by the page with all that was typed. */
export function plainForm<Posted extends PostedValues>(deps: Deps, form: PlainForm<Posted>): Hono {
  const app = new Hono();
  const limit = limitBody(form.maxBytes, form.tooLarge);
  app.on('POST', inEachLanguage(form.path), limit, async (c) => {
    const posted = form.read(await readForm(c));
    try {
      await limitVisitor(deps, c, 'lead');
      return c.redirect(`${c.req.path}?sent=${await form.submit(posted, c)}`, 303);
    } catch (error) {
      // Whatever went wrong, ours included: nobody has to type it all again.
      const refusal = inLanguage(toVisitorRefusal(error, deps.log, c.get('requestId')), getLanguage(c));
      const { errors = [] } = refusal.options;
      setRetryAfter(c, refusal);
      const refused = { values: posted.values, errors, detail: refusal.message };
      return form.answerRefused(c, refused, errorStatus[refusal.code]);
    }
  });
  return app;
}

/** Every text field of a post, as it was typed. */
export const getTextFields = (post: FormData): Record<string, string> =>
  Object.fromEntries([...post].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** Throws where a check before any look-up has found something. */
export function refuseIfWrong(errors: readonly FieldSentence[]) {
  if (errors.length > 0) throw refuse('invalid-input', 'checkMarked', { errors });
}
