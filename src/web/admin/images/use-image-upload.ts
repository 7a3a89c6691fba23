import { adminApi } from '#shared/paths.ts';
import { uploadAnswerSchema } from '#shared/uploads.ts';
import { useUpload } from './use-upload.ts';

export type ImageUpload = ReturnType<typeof useImageUpload>;

/** A picture of a service or an article. */
export const useImageUpload = (onUploaded: (url: string) => void) =>
  useUpload(imageCall, ({ imageUrl }) => onUploaded(imageUrl));

const imageCall = { path: adminApi.upload, schema: uploadAnswerSchema, noun: 'image' };
