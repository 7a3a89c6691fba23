import { uploadAnswerSchema } from '#company/pictures/uploads.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { useUpload } from './use-upload.ts';

export type ImageUpload = ReturnType<typeof useImageUpload>;

/** A picture of a service or an article. */
export const useImageUpload = (onUploaded: (url: string) => void) =>
  useUpload(imageCall, ({ imageUrl }) => onUploaded(imageUrl));

const imageCall = { path: adminApi.upload, schema: uploadAnswerSchema, noun: 'image' };
