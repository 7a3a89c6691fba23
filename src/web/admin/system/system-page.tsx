import { useQuery } from '@tanstack/react-query';
import { business } from '#shared/content/business.ts';
import { shortDateTime } from '#shared/dates.ts';
import type { SystemReport } from '#shared/system.ts';
import { errorMessage } from '../error-message.ts';
import { refetchEverything } from '../refetch-everything.ts';
import { LoadFailure, StaleNotice } from '../ui/notices.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { SlowQueries } from './slow-queries.tsx';
import { SystemChecks } from './system-checks.tsx';
import { systemQuery } from './system-query.ts';
import { Troubles } from './troubles.tsx';
import { Verdict } from './verdict.tsx';

export function SystemPage() {
  usePageTitle('System');
  const { data, error, isFetching } = useQuery(systemQuery);
  const failure = error && {
    reason: errorMessage(error),
    isRetrying: isFetching,
    onRetry: refetchEverything,
  };
  return (
    <>
      <PageHeader title="System" subtitle={data && about(data)} />
      {data ? (
        <>
          {failure && <StaleNotice {...failure} />}
          <Verdict checks={data.checks} />
          <SystemChecks checks={data.checks} />
          <FailedJobs />
          <Troubles troubles={data.troubles} />
          <SlowQueries queries={data.slowQueries} />
        </>
      ) : failure ? (
        <LoadFailure title="We couldn’t load the system status." {...failure} />
      ) : (
        <SkeletonCards count={3} className="min-h-24" />
      )}
    </>
  );
}

const about = ({ version, node, startedAt }: SystemReport) =>
  `Version ${version} on Node ${node}, running since ${shortDateTime(startedAt, business.timeZone)}`;
