import type { Context } from 'hono';
import * as z from 'zod/mini';
import { AppError } from '#server/errors.ts';
import { readForm } from '#server/http/form.ts';
import { uploadField, uploadLimits } from '#shared/uploads.ts';
import { photoTooLargeText } from './uploads.service.ts';

/** Room for the boundaries and headers around a photo of the full size. */
const multipartOverheadBytes = 64 * 1024;

export const photoBody = {
  schema: z.object({ [uploadField]: z.file() }),
  type: 'multipart/form-data',
  limit: {
    bytes: uploadLimits.bytes + multipartOverheadBytes,
    size: '10 MB',
    tooLargeText: photoTooLargeText,
  },
  example: { [uploadField]: 'photo.jpg' },
} as const;

/** The bytes in the one field of the form. Throws 422 where it has no file. */
export async function readFile(c: Context): Promise<Uint8Array> {
  const file = (await readForm(c)).get(uploadField);
  if (file instanceof File) return file.bytes();
  throw new AppError('invalid-input', `The form has no file in the field “${uploadField}”.`, {
    errors: [{ path: uploadField, message: 'Please choose a photo' }],
  });
}
