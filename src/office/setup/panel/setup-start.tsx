import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { mayCall, sessionQuery } from '#kit/panel/api/session-query.ts';

// Loaded separately, because owners need it in the first days only.
const SetupList = lazy(async () => ({ default: (await import('./setup-list.tsx')).SetupList }));

/** Only for users who may change the setup. */
export function SetupStart() {
  const { data: user } = useQuery(sessionQuery);
  if (!user || !mayCall(user, 'updateSetup')) return null;
  return (
    <Suspense>
      <SetupList />
    </Suspense>
  );
}
