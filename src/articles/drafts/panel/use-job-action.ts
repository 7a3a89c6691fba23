import { type ArticleJob, articleJobSchema } from '#articles/drafts/article-drafts.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { articleJobsQuery } from './article-jobs-queries.ts';

const actions = {
  retry: { path: adminApi.retryArticleJob, failed: 'Failed to start this article again' },
  cancel: { path: adminApi.cancelArticleJob, failed: 'Failed to cancel this article' },
  dismiss: { path: adminApi.dismissArticleJob, failed: 'Failed to dismiss this article' },
} as const;

/** Shows the job as the server returned it. A dismissed one goes with the next list. */
export const useJobAction = ({ id }: Pick<ArticleJob, 'id'>) =>
  useAdminMutation({
    call: (action: keyof typeof actions) =>
      fetchAdmin(articleJobSchema, actions[action].path(id), { method: 'POST' }),
    failed: (action) => actions[action].failed,
    onSuccess: async (job, action) => {
      await queryClient.cancelQueries({ queryKey: articleJobsQuery.queryKey });
      queryClient.setQueryData(articleJobsQuery.queryKey, (jobs) =>
        action === 'dismiss'
          ? jobs?.filter((other) => other.id !== id)
          : jobs?.map((other) => (other.id === id ? job : other)),
      );
    },
    refetch: () => queryClient.invalidateQueries({ queryKey: articleJobsQuery.queryKey }),
  });
