import { useMutation } from '@tanstack/react-query';
import { type ArticleJob, articleJobSchema } from '#shared/article-drafts.ts';
import { adminApi } from '#shared/paths.ts';
import { queryClient } from '../../query-client.ts';
import { fetchAdmin } from '../../sign-in/fetch-admin.ts';
import { notifyFailure } from '../../ui/toasts.tsx';
import { articleJobsQuery } from './article-jobs-queries.ts';

const actions = {
  retry: { path: adminApi.retryArticleJob, failure: 'Failed to start this article again' },
  cancel: { path: adminApi.cancelArticleJob, failure: 'Failed to cancel this article' },
  dismiss: { path: adminApi.dismissArticleJob, failure: 'Failed to dismiss this article' },
} as const;

type JobAction = keyof typeof actions;

/** Shows the job as the server answers it; one that was dismissed goes with the next list. */
export const useJobAction = ({ id }: Pick<ArticleJob, 'id'>) =>
  useMutation({
    mutationFn: (action: JobAction) =>
      fetchAdmin(articleJobSchema, actions[action].path(id), { method: 'POST' }),
    onSuccess: async (job, action) => {
      await queryClient.cancelQueries({ queryKey: articleJobsQuery.queryKey });
      queryClient.setQueryData(articleJobsQuery.queryKey, (jobs) =>
        action === 'dismiss'
          ? jobs?.filter((other) => other.id !== id)
          : jobs?.map((other) => (other.id === id ? job : other)),
      );
    },
    onError: (error, action) => notifyFailure(actions[action].failure, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: articleJobsQuery.queryKey }),
  });
