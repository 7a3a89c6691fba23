import { type ArticleJob, isOpenJob, maxArticleAttempts } from '#articles/drafts/article-drafts.ts';
import { useRow } from '#kit/panel/list/removed-rows.ts';
import { Button, ButtonLink } from '#kit/panel/ui/button.tsx';
import { Chip } from '#kit/panel/ui/chip.tsx';
import { adminPost } from '#kit/paths/paths.ts';
import { CloseIcon } from '#kit/ui/icons/actions.tsx';
import { useElapsed } from './elapsed.ts';
import { jobBadge } from './job-badges.ts';
import { useJobAction } from './use-job-action.ts';

export function GenerationJobRow({ job }: { job: ArticleJob }) {
  const action = useJobAction(job);
  const isOpen = isOpenJob(job);
  const elapsed = useElapsed(job.startedAt, job.updatedAt, isOpen);
  const about = <span className="sr-only"> {job.topic}</span>;
  const isBusy = (name: typeof action.variables) => action.isPending && action.variables === name;

  return (
    <li
      {...useRow(job)}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 transition-opacity not-last:border-b not-last:border-line sm:px-5"
    >
      <div className="min-w-0 flex-1 @max-2xl:basis-full">
        <p className="font-medium wrap-anywhere">{job.topic}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span role="status">
            <Chip {...jobBadge(job)} />
          </span>
          <span>{isOpen ? `for ${elapsed}` : `after ${elapsed}`}</span>
          {isOpen && job.attempts > 1 && (
            <span>
              attempt {job.attempts} of {maxArticleAttempts}
            </span>
          )}
        </p>
        {job.reason !== null && (
          <p
            className={`mt-1.5 text-sm wrap-anywhere ${job.state === 'failed' ? 'text-danger' : 'text-ink-soft'}`}
          >
            {job.reason}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1 @max-2xl:ml-auto">
        {job.state === 'done' && job.postId !== null && (
          <ButtonLink to={adminPost.edit(job.postId)}>Open draft{about}</ButtonLink>
        )}
        {(job.state === 'failed' || job.state === 'cancelled') && (
          <Button isBusy={isBusy('retry')} onClick={() => action.mutate('retry')}>
            Retry{about}
          </Button>
        )}
        {isOpen ? (
          <Button variant="quiet" isBusy={isBusy('cancel')} onClick={() => action.mutate('cancel')}>
            Cancel{about}
          </Button>
        ) : (
          <Button
            variant="quiet"
            className="px-2.5"
            isBusy={isBusy('dismiss')}
            onClick={() => action.mutate('dismiss')}
          >
            {!isBusy('dismiss') && <CloseIcon className="size-4.5" />}
            <span className="sr-only">Dismiss {job.topic}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
