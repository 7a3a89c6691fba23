import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { CurrentUser } from '#shared/auth.ts';
import { reauthenticate } from '../api/reauthenticate.ts';
import { isStaff, mayUsePanel, sessionQuery } from '../api/session-query.ts';
import { errorMessage } from '../error-message.ts';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import { SignInPage } from '../sign-in/sign-in-page.tsx';
import { LoadFailure } from '../ui/notices.tsx';
import { FullSpinner } from '../ui/spinner.tsx';
import { workerReady } from '../worker/registration.ts';
import { Shell } from './shell.tsx';

/** Decides what the browser shows. The server checks every call itself. */
export function SessionGate() {
  const session = useQuery(sessionQuery);
  const user = session.data;
  const signIns = useSyncExternalStore(reauthenticate.subscribe, reauthenticate.changes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sign-in has a session of its own, which the device belongs to
  useEffect(() => {
    if (user && mayUsePanel(user)) void startWorker(user);
  }, [user?.id, user?.role, user?.isSecondFactorDue, signIns]);
  if (user !== undefined) {
    if (!user || !mayUsePanel(user)) return <SignInPage user={user} />;
    return (
      <>
        {user.isSecondFactorDue || !isStaff(user) ? (
          <Suspense fallback={<FullSpinner />}>
            {user.isSecondFactorDue ? <SecondFactorDue user={user} /> : <CrewPanel user={user} />}
          </Suspense>
        ) : (
          <Shell user={user} />
        )}
        <SignInAgain user={user} />
      </>
    );
  }
  if (!session.error) return <FullSpinner />;
  return (
    <main className="grid min-h-dvh place-content-center p-5">
      <LoadFailure
        title="We couldn’t open the admin panel."
        reason={errorMessage(session.error)}
        isRetrying={session.isFetching}
        onRetry={() => void session.refetch()}
      />
    </main>
  );
}

/** The alerts of this device belong to who is signed in now. */
async function startWorker(user: CurrentUser) {
  const registration = await workerReady();
  if (!registration || user.isSecondFactorDue || !('PushManager' in window)) return;
  if (!(await registration.pushManager.getSubscription().catch(() => null))) return;
  const { renewDevice } = await import('../alerts/renew-device.ts');
  await renewDevice(user);
}

const SecondFactorDue = lazy(async () => ({
  default: (await import('./second-factor-due.tsx')).SecondFactorDue,
}));
const CrewPanel = lazy(async () => ({ default: (await import('./crew-panel.tsx')).CrewPanel }));
