import * as z from 'zod/mini';

export const uploadLimits = { bytes: 10 * 1024 * 1024, megapixels: 50, heicMegapixels: 25 } as const;

/** For the `accept` attribute of a photo field. Many computers know HEIC by its ending alone. */
export const uploadTypes = 'image/jpeg,image/png,image/gif,image/webp,image/avif,image/heic,.heic,.heif';

/** The multipart field of both upload calls. */
export const uploadField = 'image';

export const uploadAnswerSchema = z.object({ imageUrl: z.string() });
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;
