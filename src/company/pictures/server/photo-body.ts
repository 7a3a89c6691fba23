import type { Context } from 'hono';
import * as z from 'zod/mini';
import { uploadField, uploadLimits } from '#company/pictures/uploads.ts';
import { check } from '#kit/http/body.ts';
import { readForm } from '#kit/http/form.ts';
import { refuse } from '#kit/server/errors.ts';

/** Room for the boundaries and headers around a photo of the full size. */
const multipartOverheadBytes = 64 * 1024;

export const photoBody = {
  schema: z.object({ [uploadField]: z.file() }),
  type: 'multipart/form-data',
  limit: {
    bytes: uploadLimits.bytes + multipartOverheadBytes,
    size: '10 MB',
    tooLarge: 'photoTooLarge',
  },
  example: { [uploadField]: 'photo.jpg' },
} as const;

/** The bytes in the one field of the form. Throws 422 where it has no file. */
export async function readFile(c: Context): Promise<Uint8Array> {
  const file = (await readForm(c)).get(uploadField);
  if (file instanceof File) return file.bytes();
  throw refuse('invalid-input', ['fileMissing', uploadField], {
    errors: [{ path: uploadField, sentence: 'choosePhoto' }],
  });
}

const percent = z.optional(z.coerce.number('Enter a number').check(z.minimum(0), z.maximum(100)));
const positionSchema = z.object({ x: percent, y: percent });

export const sitePictureBody = {
  ...photoBody,
  schema: z.extend(positionSchema, photoBody.schema.shape),
  example: { ...photoBody.example, x: 50, y: 30 },
};

/** Throws 422 for what is no percentage. */
export async function readPosition(c: Context): Promise<{ x: number; y: number }> {
  const form = await readForm(c);
  const { x = 50, y = 50 } = check(positionSchema, {
    x: form.get('x') ?? undefined,
    y: form.get('y') ?? undefined,
  });
  return { x, y };
}
