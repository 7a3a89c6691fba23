import type { Context } from 'hono';
import { readForm } from '#kit/http/form.ts';
import { AppError } from '#kit/server/errors.ts';

/**
 * The button of an unsubscribe page, or one click in a mail program: that posts whatever it likes to the address in the
 * email, which grants it alone, and follows no redirect (RFC 8058).
 */
export async function respondToUnsubscribe(
  c: Context,
  unsubscribe: (token: string) => Promise<boolean>,
  doneState: string,
): Promise<Response> {
  const post = await readForm(c).catch(emptyForm);
  const typed = post.get('token');
  const isPage = typeof typed === 'string' && typed !== '' && !post.has('List-Unsubscribe');
  const isDone = await unsubscribe(typeof typed === 'string' && typed ? typed : (c.req.query('token') ?? ''));
  if (isPage) return c.redirect(c.req.path + (isDone ? `?state=${doneState}` : ''), 303);
  return c.text(isDone ? 'Unsubscribed.' : 'Unknown.', isDone ? 200 : 404);
}

function emptyForm(error: unknown): FormData {
  if (error instanceof AppError) return new FormData();
  throw error;
}
