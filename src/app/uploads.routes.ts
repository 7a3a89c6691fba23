import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { logoSchema } from '#company/brand/logo.ts';
import { sitePictureSchema } from '#company/pictures/own-pictures.ts';
import { photoBody, readFile, readPosition, sitePictureBody } from '#company/pictures/server/photo-body.ts';
import {
  storeLogo,
  storePhoto,
  storePicture,
  storeSitePicture,
} from '#company/pictures/server/uploads.service.ts';
import { uploadAnswerSchema } from '#company/pictures/uploads.ts';
import { everyone, mayDo, staff } from '#kit/access/roles.ts';
import { isPublicFileName } from '#kit/files/store.ts';
import { clientNetwork } from '#kit/http/client-network.ts';
import { type ApiSection, rawEndpoint } from '#kit/http/endpoint.ts';
import { formClient } from '#kit/http/form-client.ts';
import { readIdempotencyKey } from '#kit/http/idempotency.ts';
import { created } from '#kit/http/responses.ts';
import { limitVisitor } from '#kit/limits/server/visitor-limits.ts';
import { adminApi, api, files } from '#kit/paths/paths.ts';
import { uploadApi } from '#kit/paths/upload-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { refuse } from '#kit/server/errors.ts';
import { readCallerSession } from '#people/sign-in/server/auth.middleware.ts';
import { requirePhotoOfCrew } from '#visits/visits/server/crew-visits.ts';

export const uploadRoutes = (deps: Deps): ApiSection => ({
  tag: 'Uploads',
  description:
    'Customers’ photos and the site’s pictures. JPG, PNG, GIF, WebP, AVIF, or HEIC, at most 50 megapixels (HEIC that is not in tiles: 25) or 200 MB decoded.',
  responses: { UploadAnswer: uploadAnswerSchema, Logo: logoSchema, SitePicture: sitePictureSchema },
  endpoints: {
    uploadPhoto: rawEndpoint('post', api.upload, {
      summary: 'Upload a photo for a lead',
      description:
        'Send the `imageUrl` with the lead within a day; photos without a lead are deleted. Only staff can open them, and the crew of the visit. Each IP address can upload 30 in ten minutes.',
      isIdempotent: true,
      body: photoBody,
      responses: created('Stored, re-encoded, without metadata', uploadAnswerSchema, {
        imageUrl: '/uploads/6c1f0a5e7d2b4c3f8e9a0b1c2d3e4f50.webp',
      }),
      errors: ['too-many-requests', 'unavailable'],
      async handle(c) {
        await limitVisitor(deps, c, 'upload');
        const key = readIdempotencyKey(c);
        const owned = { key, owner: formClient(deps, c).id, client: clientNetwork(deps, c) };
        return c.json(await storePhoto(deps, await readFile(c), owned), 201);
      },
    }),
    uploadPicture: rawEndpoint('post', adminApi.upload, {
      summary: 'Upload a picture for the site',
      description: 'For a service or an article; anyone can open it.',
      body: photoBody,
      responses: created('Stored in several widths', uploadAnswerSchema, {
        imageUrl: '/uploads/6c1f0a5e7d2b4c3f8e9a0b1c2d3e4f50-1600x1067.jpg',
      }),
      errors: ['too-many-requests', 'unavailable'],
      handle: async (c) => c.json(await storePicture(deps, await readFile(c), clientNetwork(deps, c)), 201),
    }),
    uploadLogo: rawEndpoint('post', uploadApi.logo, {
      summary: 'Upload a logo',
      description: 'Send the answer as `logo` of the settings. Its margins are cut off.',
      body: photoBody,
      responses: created('Stored, re-encoded, without metadata', logoSchema, {
        url: '/uploads/6c1f0a5e7d2b4c3f8e9a0b1c2d3e4f50-640x180.png',
        ink: '#7a1f3d',
        ground: null,
      }),
      errors: ['too-many-requests', 'unavailable'],
      handle: async (c) => c.json(await storeLogo(deps, await readFile(c), clientNetwork(deps, c)), 201),
    }),
    uploadSitePicture: rawEndpoint('post', uploadApi.sitePicture, {
      summary: 'Upload a picture for a place of the site',
      description:
        'Send the answer, with `alt`, as one of the `pictures` of the settings. It is cropped to 3:2; `x` and `y` say which part stays, in percent, 50 by default.',
      body: sitePictureBody,
      responses: created('Stored in several widths', sitePictureSchema, {
        url: '/uploads/6c1f0a5e7d2b4c3f8e9a0b1c2d3e4f50-1600x1067.avif',
        placeholder: 'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoMAAgACQCsJTK3Iw==',
      }),
      errors: ['too-many-requests', 'unavailable'],
      async handle(c) {
        const [bytes, position] = [await readFile(c), await readPosition(c)];
        return c.json(await storeSitePicture(deps, bytes, clientNetwork(deps, c), position), 201);
      },
    }),
    getUpload: rawEndpoint('get', files.upload(':name'), {
      isForStaff: true,
      summary: 'A picture',
      description:
        'Anyone can open the site’s pictures; only staff and the crew of the visit can open customers’ photos.',
      responses: { 200: { description: 'The picture', type: 'image/*' } },
      errors: ['not-signed-in', 'forbidden'],
      handle(c) {
        const name = c.req.param('name') ?? '';
        return isPublicFileName(name) ? respondWithPicture(deps, c, name) : respondWithPhoto(deps, c, name);
      },
    }),
  },
});

async function respondWithPicture(deps: Deps, c: Context, name: string): Promise<Response> {
  const picture = await deps.files.read(name);
  if (!picture) throw refuse('not-found', 'pictureMissing');
  // The name is random and its file never changes.
  return c.body(picture, 200, {
    'Content-Type': getMimeType(name) ?? 'application/octet-stream',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    // Feeds and other sites show it with a link to the article.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}

/** A customer's photo shows a home: the office may see it, and a crew that of its own visits. */
async function respondWithPhoto(deps: Deps, c: Context, name: string): Promise<Response> {
  const { user, cookies } = await readCallerSession(deps, c, everyone);
  if (!mayDo(user.role, staff)) await requirePhotoOfCrew(deps, user, name);
  const photo = await deps.files.read(name);
  if (!photo) throw refuse('not-found', 'photoMissing');
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
  return c.body(photo, 200, {
    'Content-Type': 'image/webp',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
}
