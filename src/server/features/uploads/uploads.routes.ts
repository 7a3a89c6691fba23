import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import { requireAdmin } from '#server/features/auth/auth.middleware.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { readForm } from '#server/http/form.ts';
import { readIdempotencyKey } from '#server/http/idempotency.ts';
import { api, files } from '#shared/paths.ts';
import { uploadField, uploadLimits } from '#shared/uploads.ts';
import { photoTooLarge, storePhoto } from './uploads.service.ts';

/** Room for the boundaries and headers around a photo of the full size. */
const multipartOverheadBytes = 64 * 1024;

export function uploadRoutes(deps: Deps): Hono {
  const app = new Hono();

  app.post(
    api.upload,
    bodyLimit({
      maxSize: uploadLimits.bytes + multipartOverheadBytes,
      onError: () => {
        throw photoTooLarge();
      },
    }),
    async (c) => {
      deps.limiter.hit(
        { name: 'upload', hits: 30, perSeconds: 600 },
        clientAddress(c, deps.config.trustedProxies),
      );
      const key = readIdempotencyKey(c);
      const photo = (await readForm(c)).get(uploadField);
      if (!(photo instanceof File)) {
        const errors = [{ path: uploadField, message: 'Please choose a photo' }];
        throw new AppError('invalid-input', `The form has no file in the field “${uploadField}”.`, {
          errors,
        });
      }
      return c.json(await storePhoto(deps, await photo.bytes(), key), 201);
    },
  );

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
