import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { uploadField, uploadLimits } from '#company/pictures/uploads.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { errorMessage } from '#kit/panel/error-message.ts';
import { notify } from '#kit/panel/ui/toasts.tsx';

interface UploadCall<Answer> {
  path: string;
  schema: z.ZodMiniType<Answer>;
  /** Names it for the user, such as `image`. */
  noun: string;
}

/** Sends a picture to the server, and the answer to the form; to nobody when the form is gone by then. */
export function useUpload<Answer>(
  { path, schema, noun }: UploadCall<Answer>,
  onUploaded: (answer: Answer) => void,
) {
  // The form goes on being filled in while the picture is on its way.
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ file, fields }: { file: File; fields: Record<string, string> }) => {
      if (file.size > uploadLimits.bytes) throw new FileTooLarge();
      const body = new FormData();
      body.set(uploadField, file);
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return fetchAdmin(schema, path, { method: 'POST', body, timeoutMs: 120_000 });
    },
  });
  return {
    isPending,
    /** Why the last file was not taken. */
    error: error ? reasonFor(error) : undefined,
    /** Clears the error. */
    reset: () => !isPending && reset(),
    send: (file: File, fields: Record<string, string> = {}) =>
      mutate(
        { file, fields },
        {
          onSuccess: (answer) => {
            latest.current(answer);
            notify({ title: 'Success', text: `${capitalized(noun)} uploaded successfully` });
          },
          onError: (failure) =>
            notify({
              title: 'Error',
              text: `Failed to upload ${noun}`,
              reason: reasonFor(failure),
              kind: 'failed',
            }),
        },
      ),
  };
}

const capitalized = (text: string) => text[0]!.toUpperCase() + text.slice(1);

class FileTooLarge extends Error {}

const reasonFor = (error: Error) =>
  error instanceof FileTooLarge ? 'The image is larger than 10 MB.' : errorMessage(error);
