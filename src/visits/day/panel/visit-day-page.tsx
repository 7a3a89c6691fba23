import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { CurrentUser } from '#kit/access/auth.ts';
import { sessionQuery } from '#kit/panel/api/session-query.ts';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { PublishedPairs } from './published-pairs.tsx';
import { useOutbox } from './use-outbox.ts';
import { visitDayQuery } from './visit-cache.ts';
import { VisitDay } from './visit-day.tsx';

/** A visit as its crew sees it, for owner and office. */
export function VisitDayPage() {
  const { data: user } = useQuery(sessionQuery);
  const id = Number(useParams().id);
  return user ? <StaffVisitDay key={id} id={id} user={user} /> : null;
}

function StaffVisitDay({ id, user }: { id: number; user: CurrentUser }) {
  const query = useQuery(visitDayQuery(id));
  const entries = useOutbox(user);
  return (
    <QueryView query={query} what="this visit">
      {(visit) => (
        <VisitDay visit={visit} entries={entries} hasTabs afterPhotos={<PublishedPairs visit={visit} />} />
      )}
    </QueryView>
  );
}
