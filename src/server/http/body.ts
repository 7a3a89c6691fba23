import type { Context } from 'hono';
import * as z from 'zod/mini';
import { AppError } from '#server/errors.ts';
import { checkEntries } from '#shared/refusals.ts';
import { joinMessages } from './field-errors.ts';
import { plainMessage } from './plain-message.ts';

/** The validated JSON body without unknown fields. Throws 415, 400, or 422 with the invalid fields. */
export async function readJson<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const contentType = c.req.header('Content-Type') ?? '';
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType)) {
    throw new AppError('unsupported-media-type', 'The body must be JSON (Content-Type: application/json).');
  }
  const text = await c.req.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new AppError('malformed-body', 'The body is not valid JSON.');
  }
  return check(schema, body);
}

/** The validated query string, each key once. */
export const readQuery = <Schema extends z.ZodMiniType>(c: Context, schema: Schema): z.infer<Schema> =>
  check(schema, withoutEmpty(c.req.query()));

/** The number in `/:id`. Anything else is a record that does not exist. */
export function readId(c: Context): number {
  const id = c.req.param('id') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new AppError('not-found', 'We couldn’t find this record.');
  return Number(id);
}

export function check<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = z.safeParse(schema, input, { error: plainMessage });
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  throw new AppError('invalid-input', checkEntries(joinMessages(errors)), { errors });
}

/** A form sends an empty filter as `?status=`. */
const withoutEmpty = (query: Record<string, string>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
