import { useMutation } from '@tanstack/react-query';
import { articleJobSchema } from '#shared/article-drafts.ts';
import { adminApi } from '#shared/paths.ts';
import { useContentKey } from '../../editing/use-content-key.ts';
import { refetchEverything } from '../../refetch-everything.ts';
import { fetchAdmin } from '../../sign-in/fetch-admin.ts';
import { notify, notifyFailure } from '../../ui/toasts.tsx';

/** Starts an article. The same topic sent again after a lost answer is the same job. */
export function useGenerateArticle() {
  const keyFor = useContentKey();
  return useMutation({
    mutationFn: (topic: string) =>
      fetchAdmin(articleJobSchema, adminApi.generateArticle, {
        method: 'POST',
        body: { topic },
        idempotencyKey: keyFor(topic),
      }),
    onSuccess: () => {
      notify({
        title: 'AI post generation started! The article will appear automatically when ready.',
      });
      refetchEverything();
    },
    onError: (error) => notifyFailure('Failed to start AI post generation', error),
  });
}
