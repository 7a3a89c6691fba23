import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import type { CurrentUser } from '#shared/auth.ts';
import { crewVisitSchema } from '#shared/crew-visits.ts';
import { customerScreens, visitApi } from '#shared/customer-paths.ts';
import { adminPaths } from '#shared/paths.ts';
import { AccountPage } from '../account/account-page.tsx';
import { adminQuery } from '../admin-query.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { CrewDays } from './crew-days.tsx';
import { CrewLinks } from './crew-links.tsx';
import { NotAllowed } from './not-allowed.tsx';
import { PlainFrame } from './plain-frame.tsx';

const crewVisitsQuery = adminQuery(['crew-visits'], z.array(crewVisitSchema), visitApi.visits);

/** What a crew member sees: the own visits, and the own account. */
export function CrewPanel({ user }: { user: CurrentUser }) {
  const { pathname } = useLocation();
  // The Dashboard is where a sign-in leads.
  const isVisits = pathname === customerScreens.today || pathname === adminPaths.dashboard;
  return (
    <PlainFrame user={user}>
      <CrewLinks user={user} />
      {pathname === adminPaths.account ? (
        <AccountPage />
      ) : isVisits ? (
        <CrewVisits />
      ) : (
        <NotAllowed user={user} />
      )}
    </PlainFrame>
  );
}

function CrewVisits() {
  const query = useQuery(crewVisitsQuery);
  return (
    <>
      <PageHeader title="Your visits" subtitle="Yesterday, today, and the next seven days" />
      <QueryView query={query} what="your visits">
        {(visits) =>
          visits.length > 0 ? (
            <CrewDays visits={visits} />
          ) : (
            <p className="text-ink-soft">Nothing is planned for your crew on these days.</p>
          )
        }
      </QueryView>
    </>
  );
}
