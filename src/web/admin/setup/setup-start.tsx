import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { mayCall, sessionQuery } from '../api/session-query.ts';

// Of use in the first days only.
const SetupList = lazy(async () => ({ default: (await import('./setup-list.tsx')).SetupList }));

/** What is left to set up, for those who can. */
export function SetupStart() {
  const { data: user } = useQuery(sessionQuery);
  if (!user || !mayCall(user, 'updateSetup')) return null;
  return (
    <Suspense>
      <SetupList />
    </Suspense>
  );
}
