import { type Context, Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import { requireAdmin } from '#server/features/auth/auth.middleware.ts';
import { limitUploads } from '#server/features/public-forms/visitor-limits.ts';
import { isPublicFileName } from '#server/files/store.ts';
import { limitBody } from '#server/http/body-limit.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { readForm } from '#server/http/form.ts';
import { readIdempotencyKey } from '#server/http/idempotency.ts';
import { adminApi, api, files } from '#shared/paths.ts';
import { uploadField, uploadLimits } from '#shared/uploads.ts';
import { photoTooLargeText, storePhoto, storePicture } from './uploads.service.ts';

/** Room for the boundaries and headers around a photo of the full size. */
const multipartOverheadBytes = 64 * 1024;

const limitSize = limitBody(uploadLimits.bytes + multipartOverheadBytes, photoTooLargeText);

export function uploadRoutes(deps: Deps): Hono {
  const app = new Hono();

  app.post(api.upload, limitSize, async (c) => {
    await limitUploads(deps, c);
    const key = readIdempotencyKey(c);
    return c.json(await storePhoto(deps, await readFile(c), key, clientNetwork(deps, c)), 201);
  });

  app.post(adminApi.upload, limitSize, async (c) =>
    c.json(await storePicture(deps, await readFile(c), clientNetwork(deps, c)), 201),
  );

  app.get(files.upload(':name'), async (c, next) => {
    const name = c.req.param('name');
    if (!isPublicFileName(name)) return next();
    const picture = await deps.files.read(name);
    if (!picture) throw notFound('This picture');
    // The name is random and its file never changes.
    return c.body(picture, 200, {
      'Content-Type': name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      // Feeds and other sites show it with a link to the article.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });

  // A customer's photo shows a home: only an administrator may see it.
  app.get(files.upload(':name'), requireAdmin(deps), async (c) => {
    const photo = await deps.files.read(c.req.param('name'));
    if (!photo) throw notFound('This photo');
    return c.body(photo, 200, {
      'Content-Type': 'image/webp',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });

  return app;
}

/** The bytes in the one field of the form. Throws 422 where it has no file. */
async function readFile(c: Context): Promise<Uint8Array> {
  const file = (await readForm(c)).get(uploadField);
  if (file instanceof File) return file.bytes();
  throw new AppError('invalid-input', `The form has no file in the field “${uploadField}”.`, {
    errors: [{ path: uploadField, message: 'Please choose a photo' }],
  });
}
