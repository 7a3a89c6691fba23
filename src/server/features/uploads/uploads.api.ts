import * as z from 'zod/mini';
import type { ApiPart, Operation } from '#server/http/operation.ts';
import { adminApi, api, files } from '#shared/paths.ts';
import { uploadAnswerSchema, uploadField } from '#shared/uploads.ts';

const body: NonNullable<Operation['body']> = {
  schema: z.object({ [uploadField]: z.file() }),
  type: 'multipart/form-data',
  limit: '10 MB',
  example: { [uploadField]: 'photo.jpg' },
};

export const uploadsApi: ApiPart = {
  tag: 'Uploads',
  description:
    'Photos of customers and pictures of the site. JPG, PNG, GIF, WebP or AVIF, at most 40 megapixels, or 160 MB once decoded.',
  answers: { UploadAnswer: uploadAnswerSchema },
  operations: [
    {
      id: 'uploadPhoto',
      method: 'post',
      path: api.upload,
      summary: 'Upload a photo for a lead',
      description:
        'Send `imageUrl` with the lead within a day; a photo that no lead claims is deleted. Only administrators can open it. An address may send 30 in ten minutes.',
      access: 'public',
      isOnce: true,
      body,
      answers: {
        201: {
          description: 'It is stored, encoded anew and without metadata',
          schema: uploadAnswerSchema,
          example: { imageUrl: '/uploads/6c1f0a5e7d2b4c3f8e9a0b1c2d3e4f50.webp' },
        },
      },
      errors: ['too-many-requests', 'unavailable'],
    },
    {
      id: 'uploadPicture',
      method: 'post',
      path: adminApi.upload,
      summary: 'Upload a picture of the site',
      description: 'For a service or an article; anyone may open it.',
      access: 'admin',
      body,
      answers: {
        201: {
          description: 'It is stored in several widths',
          schema: uploadAnswerSchema,
          example: { imageUrl: '/uploads/6c1f0a5e7d2b4c3f8e9a0b1c2d3e4f50-1600x1067.jpg' },
        },
      },
      errors: ['too-many-requests', 'unavailable'],
    },
    {
      id: 'getUpload',
      method: 'get',
      path: files.upload(':name'),
      summary: 'A picture',
      description: 'A picture of the site is open to anyone, a customer’s photo only to an administrator.',
      access: 'public',
      answers: { 200: { description: 'The picture', type: 'image/*' } },
      errors: ['not-signed-in', 'forbidden'],
    },
  ],
};
