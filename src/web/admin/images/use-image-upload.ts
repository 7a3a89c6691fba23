import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { adminApi } from '#shared/paths.ts';
import { uploadAnswerSchema, uploadField, uploadLimits } from '#shared/uploads.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { errorMessage } from '../error-message.ts';
import { notify } from '../ui/toasts.tsx';

export type ImageUpload = ReturnType<typeof useImageUpload>;

/** Sends a picture to the server, and its address to the form; to nobody when the form is gone by then. */
export function useImageUpload(onUploaded: (url: string) => void) {
  // The form goes on being filled in while the picture is on its way.
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  const { mutate, reset, isPending, error } = useMutation({ mutationFn: sendImage });
  return {
    isPending,
    /** Why the last file was not taken. */
    error: error ? reasonFor(error) : undefined,
    /** Clears the error. */
    reset: () => !isPending && reset(),
    send: (file: File) =>
      mutate(file, {
        onSuccess: ({ imageUrl }) => {
          latest.current(imageUrl);
          notify({ title: 'Success', text: 'Image uploaded successfully' });
        },
        onError: (failure) =>
          notify({
            title: 'Error',
            text: 'Failed to upload image',
            reason: reasonFor(failure),
            kind: 'failed',
          }),
      }),
  };
}

async function sendImage(file: File) {
  if (file.size > uploadLimits.bytes) throw new FileTooLarge();
  const body = new FormData();
  body.set(uploadField, file);
  return fetchAdmin(uploadAnswerSchema, adminApi.upload, { method: 'POST', body, timeoutMs: 120_000 });
}

class FileTooLarge extends Error {}

const reasonFor = (error: Error) =>
  error instanceof FileTooLarge ? 'The image is larger than 10 MB.' : errorMessage(error);
