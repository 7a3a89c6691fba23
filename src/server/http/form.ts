import type { Context } from 'hono';
import { AppError } from '#server/errors.ts';

/** The fields of a form post, urlencoded or multipart. Throws 415 for other types, 400 for a malformed body. */
export async function readForm(c: Context): Promise<FormData> {
  const contentType = c.req.header('Content-Type') ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType)) {
    throw new AppError(
      'unsupported-media-type',
      'The body must be a form (Content-Type: multipart/form-data).',
    );
  }
  try {
    return await c.req.formData();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('malformed-body', 'We couldn’t read the form.');
  }
}
