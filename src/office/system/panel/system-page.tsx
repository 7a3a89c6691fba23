import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { shortDateTime } from '#kit/time/dates.ts';
import type { SystemReport } from '#office/system/system.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { SlowQueries } from './slow-queries.tsx';
import { SystemChecks } from './system-checks.tsx';
import { systemQuery } from './system-query.ts';
import { Troubles } from './troubles.tsx';
import { Verdict } from './verdict.tsx';

export function SystemPage() {
  const query = useQuery(systemQuery);
  return (
    <>
      <PageHeader title="System" subtitle={query.data && about(query.data)} />
      <QueryView query={query} what="the system status">
        {({ checks, troubles, slowQueries }) => (
          <>
            <Verdict checks={checks} />
            <SystemChecks checks={checks} />
            <FailedJobs />
            <Troubles troubles={troubles} />
            <SlowQueries queries={slowQueries} />
          </>
        )}
      </QueryView>
    </>
  );
}

const about = ({ version, node, startedAt }: SystemReport) =>
  `Version ${version} on Node ${node}, running since ${shortDateTime(startedAt)}`;
