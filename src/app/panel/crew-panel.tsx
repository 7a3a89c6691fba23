import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { matchPath, useLocation } from 'react-router';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import type { CurrentUser } from '#kit/access/auth.ts';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { FullSpinner } from '#kit/panel/ui/spinner.tsx';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { OutboxNotices } from '#visits/day/panel/outbox-notices.tsx';
import type { OutboxEntry } from '#visits/day/panel/outbox-store.ts';
import { useOutbox } from '#visits/day/panel/use-outbox.ts';
import { crewVisitsQuery } from '#visits/day/panel/visit-cache.ts';
import { VisitDay } from '#visits/day/panel/visit-day.tsx';
import { catalogQuery } from '#visits/day/panel/visit-lines.tsx';
import { CrewDays } from './crew-days.tsx';
import { CrewLinks } from './crew-links.tsx';
import { crew } from './frame-texts.ts';
import { NotAllowed } from './not-allowed.tsx';
import { PlainFrame } from './plain-frame.tsx';

/** The crew member's own visits and account. */
export function CrewPanel({ user }: { user: CurrentUser }) {
  const { pathname } = useLocation();
  const entries = useOutbox(user);
  const visitId = matchPath(customerScreens.visitDay(':id'), pathname)?.params.id;
  // The Dashboard is where a sign-in leads.
  const isVisits = pathname === customerScreens.today || pathname === adminPaths.dashboard;
  return (
    <PlainFrame user={user}>
      {visitId === undefined && <CrewLinks />}
      {pathname === adminPaths.account ? (
        <Suspense fallback={<FullSpinner />}>
          <AccountPage />
        </Suspense>
      ) : visitId !== undefined ? (
        <CrewVisit id={Number(visitId)} entries={entries} />
      ) : isVisits ? (
        <CrewVisits entries={entries} crewId={user.crewId} />
      ) : (
        <NotAllowed user={user} />
      )}
    </PlainFrame>
  );
}

interface CrewVisitsProps {
  entries: readonly OutboxEntry[];
  crewId: number | undefined;
}

function CrewVisits({ entries, crewId }: CrewVisitsProps) {
  const query = useQuery(crewVisitsQuery);
  // The device keeps it for a line that is added without a signal.
  useQuery(catalogQuery);
  return (
    <>
      <PageHeader title={crew.title} subtitle={crew.subtitle} />
      <OutboxNotices entries={entries} />
      <QueryView query={query} what={crew.what}>
        {(visits) =>
          visits.length > 0 ? (
            <CrewDays visits={visits} entries={entries} crewId={crewId} />
          ) : (
            <p className="text-ink-soft">{crew.nothing}</p>
          )
        }
      </QueryView>
    </>
  );
}

/** From the list, so that every visit of the list opens without a connection. */
function CrewVisit({ id, entries }: { id: number; entries: readonly OutboxEntry[] }) {
  const query = useQuery(crewVisitsQuery);
  return (
    <QueryView query={query} what={crew.thisVisit}>
      {(visits) => {
        const visit = visits.find((one) => one.id === id);
        if (visit) return <VisitDay key={id} visit={visit} entries={entries} />;
        return (
          <>
            <PageHeader title={crew.notYours} subtitle={crew.whyNotYours} />
            <OutboxNotices entries={entries} />
          </>
        );
      }}
    </QueryView>
  );
}

// Opened rarely, and as much code as the visits.
const AccountPage = lazy(async () => ({
  default: (await import('#people/account/panel/account-page.tsx')).AccountPage,
}));
