import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import type { ArticleJob } from '#articles/drafts/article-drafts.ts';
import { StableList } from '#kit/panel/list/stable-list.tsx';
import { refetchEverything } from '#kit/panel/refetch-everything.ts';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { articleJobsQuery } from './article-jobs-queries.ts';
import { GenerationJobRow } from './generation-job-row.tsx';

/** Jobs of the AI. Their drafts appear by themselves. */
export function GenerationJobs() {
  const query = useQuery(articleJobsQuery);
  const headingId = useId();
  useRefetchWhenDone(query.data);
  return (
    <QueryView query={query} what="the AI articles" skeleton={null}>
      {(jobs) => (
        <StableList rows={jobs}>
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
        </StableList>
      )}
    </QueryView>
  );
}

/** Refetches the posts when a job is done, because it added a draft. */
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
