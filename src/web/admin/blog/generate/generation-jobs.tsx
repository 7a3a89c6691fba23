import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import type { ArticleJob } from '#shared/article-drafts.ts';
import { errorMessage } from '../../error-message.ts';
import { SteadyList } from '../../list/steady-list.tsx';
import { refetchEverything } from '../../refetch-everything.ts';
import { StaleNotice } from '../../ui/notices.tsx';
import { articleJobsQuery } from './article-jobs-queries.ts';
import { GenerationJobRow } from './generation-job-row.tsx';

/** The articles that the AI is asked for; nothing at all where there is none. Their drafts appear by themselves. */
export function GenerationJobs() {
  const { data: jobs, error, isFetching, refetch } = useQuery(articleJobsQuery);
  const headingId = useId();
  useRefetchWhenDone(jobs);

  return (
    <>
      {error && (
        <StaleNotice reason={errorMessage(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      <SteadyList rows={jobs ?? none}>
        {(shown) =>
          shown.length > 0 && (
            <section
              aria-labelledby={headingId}
              className="rounded-card bg-surface shadow-card ring-1 ring-line"
            >
              <h2
                id={headingId}
                className="border-b border-line px-4 py-2.5 text-sm font-medium text-ink-soft sm:px-5"
              >
                AI articles
              </h2>
              <ul>
                {shown.map((job) => (
                  <GenerationJobRow key={job.id} job={job} />
                ))}
              </ul>
            </section>
          )
        }
      </SteadyList>
    </>
  );
}

const none: readonly ArticleJob[] = [];

/** A job that was not done the last time has brought a draft, which the list does not have yet. */
function useRefetchWhenDone(jobs: ArticleJob[] | undefined) {
  const known = useRef<Set<number>>(undefined);
  useEffect(() => {
    if (!jobs) return;
    const done = jobs.filter(({ state }) => state === 'done').map(({ id }) => id);
    const isNew = known.current !== undefined && done.some((id) => !known.current?.has(id));
    known.current = new Set([...(known.current ?? []), ...done]);
    if (isNew) refetchEverything();
  }, [jobs]);
}
