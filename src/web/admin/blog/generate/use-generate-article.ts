import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { articleJobSchema } from '#shared/articles.ts';
import { adminApi } from '#shared/paths.ts';
import { refetchEverything } from '../../refetch-everything.ts';
import { callAdmin } from '../../sign-in/call-admin.ts';
import { notify, notifyFailure } from '../../ui/toasts.tsx';

/** Starts an article. The same topic sent again after a lost answer is the same job. */
export function useGenerateArticle() {
  const sent = useRef({ topic: '', key: '' });
  return useMutation({
    mutationFn: (topic: string) => {
      if (sent.current.topic !== topic) sent.current = { topic, key: randomKey() };
      const { key } = sent.current;
      return callAdmin(articleJobSchema, adminApi.generateArticle, {
        method: 'POST',
        body: { topic },
        idempotencyKey: key,
      });
    },
    onSuccess: () => {
      sent.current = { topic: '', key: '' };
      notify({
        title: 'AI post generation started! The article will appear automatically when ready.',
      });
      refetchEverything();
    },
    onError: (error) => notifyFailure('Failed to start AI post generation', error),
  });
}

/** `crypto.randomUUID` is missing where the panel is served over plain http to another machine. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
