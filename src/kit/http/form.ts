import type { Context } from 'hono';
import { AppError, refuse } from '#kit/server/errors.ts';

/** The fields of a form post, urlencoded or multipart. Throws 415 for other types, 400 for a malformed body. */
export async function readForm(c: Context): Promise<FormData> {
  const contentType = c.req.header('Content-Type') ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType)) {
    throw refuse('unsupported-media-type', 'noForm');
  }
  try {
    return await c.req.formData();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuse('malformed-body', 'brokenForm');
  }
}
