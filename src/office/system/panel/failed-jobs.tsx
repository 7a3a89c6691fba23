import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { articleJobsQuery } from '#articles/drafts/panel/article-jobs-queries.ts';
import { GenerationJobRow } from '#articles/drafts/panel/generation-job-row.tsx';
import { emailColumns, emailColumnWidths } from '#delivery/emails/panel/email-columns.ts';
import { EmailRow } from '#delivery/emails/panel/email-row.tsx';
import { emailListQuery, outboxCountsQuery } from '#delivery/emails/panel/emails-queries.ts';
import { ListRows } from '#kit/panel/list/list-rows.tsx';
import { StableList } from '#kit/panel/list/stable-list.tsx';
import { ButtonLink } from '#kit/panel/ui/button.tsx';
import { adminPaths } from '#kit/paths/paths.ts';
import { SystemSection } from './system-section.tsx';

const shown = 5;

/** Failed emails and articles, each with the reason and Retry. */
export function FailedJobs() {
  return (
    <>
      <FailedEmails />
      <FailedArticles />
    </>
  );
}

function FailedEmails() {
  const navigate = useNavigate();
  const { data: counts } = useQuery(outboxCountsQuery);
  const { data: failed } = useQuery(
    emailListQuery({ search: '', status: 'failed', purpose: undefined, limit: shown, offset: 0 }),
  );
  if (!failed) return null;
  return (
    <StableList rows={failed.rows}>
      {(emails) =>
        emails.length > 0 && (
          <SystemSection
            title="Emails that couldn’t be sent"
            text="We tried each one for up to three days. Fix the problem, then retry."
          >
            <ListRows columns={emailColumns} widths={emailColumnWidths}>
              {emails.map((email) => (
                <EmailRow
                  key={email.id}
                  email={email}
                  isConfigured={counts?.isConfigured}
                  onOpen={() => navigate(`${adminPaths.outbox}?email=${email.id}&view=preview`)}
                />
              ))}
            </ListRows>
            {failed.total > shown && (
              <p>
                <ButtonLink to={`${adminPaths.outbox}?status=failed`}>
                  {`See all ${failed.total.toLocaleString('en-US')} in the outbox`}
                </ButtonLink>
              </p>
            )}
          </SystemSection>
        )
      }
    </StableList>
  );
}

function FailedArticles() {
  const { data: jobs } = useQuery(articleJobsQuery);
  const failed = useMemo(() => jobs?.filter(({ state }) => state === 'failed') ?? [], [jobs]);
  return (
    <StableList rows={failed}>
      {(articles) =>
        articles.length > 0 && (
          <SystemSection title="Articles that couldn’t be written" text="Retry or dismiss each one.">
            <ul className="rounded-card bg-surface shadow-card ring-1 ring-line">
              {articles.map((job) => (
                <GenerationJobRow key={job.id} job={job} />
              ))}
            </ul>
          </SystemSection>
        )
      }
    </StableList>
  );
}
