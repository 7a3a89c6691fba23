import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { SchemaMessage } from '#kit/refusals/schema-message.ts';
import type { Sentence } from '#kit/refusals/sentence.ts';
import { type RefusedField, refuse, refuseEntries } from '#kit/server/errors.ts';
import { plainMessage } from './plain-message.ts';

/** The validated JSON body without unknown fields. Throws 415, 400, or 422 with the invalid fields. */
export async function readJson<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const contentType = c.req.header('Content-Type') ?? '';
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType)) {
    throw refuse('unsupported-media-type', 'notJson');
  }
  const text = await c.req.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw refuse('malformed-body', 'brokenJson');
  }
  return check(schema, body);
}

/** The validated query string, each key once. */
export const readQuery = <Schema extends z.ZodMiniType>(c: Context, schema: Schema): z.infer<Schema> =>
  check(schema, withoutEmpty(c.req.query()));

/** The number in `/:id`. Anything else is a record that does not exist. */
export function readId(c: Context): number {
  const id = c.req.param('id') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw refuse('not-found', 'recordMissing');
  return Number(id);
}

export function check<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = schema._zod.run({ value: input, issues: [] }, { async: false });
  if (parsed instanceof Promise) throw new z.core.$ZodAsyncError();
  if (parsed.issues.length === 0) return parsed.value as z.infer<Schema>;
  throw refuseEntries(parsed.issues.map(toFieldError));
}

/** Zod's finished issues no longer know whose they are, which has the sentence. */
function toFieldError(issue: z.core.$ZodRawIssue): RefusedField {
  const { path, message } = z.core.util.finalizeIssue(issue, { error: plainMessage }, z.core.config());
  const sentence = findSentence(issue);
  return { path: path.join('.'), message, ...(sentence && { sentence }) };
}

function findSentence({ params, inst, schema }: z.core.$ZodRawIssue): Sentence | undefined {
  const messages = [params, inst?._zod.def.error, schema?._zod.def.error] as Partial<
    SchemaMessage['error']
  >[];
  return messages.find((message) => message?.sentence)?.sentence;
}

/** A form sends an empty filter as `?status=`. */
const withoutEmpty = (query: Record<string, string>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
