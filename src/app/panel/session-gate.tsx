import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { CurrentUser } from '#kit/access/auth.ts';
import { reauthenticate } from '#kit/panel/api/reauthenticate.ts';
import { isStaff, mayUsePanel, sessionQuery } from '#kit/panel/api/session-query.ts';
import { errorMessage } from '#kit/panel/error-message.ts';
import { workerReady } from '#kit/panel/offline/registration.ts';
import { followLanguage, getScreenLanguage } from '#kit/panel/panel-language.ts';
import { LoadFailure } from '#kit/panel/ui/notices.tsx';
import { FullSpinner } from '#kit/panel/ui/spinner.tsx';
import { SignInAgain } from '#people/sign-in/panel/sign-in-again.tsx';
import { SignInPage } from '#people/sign-in/panel/sign-in-page.tsx';
import { notOpened } from './frame-texts.ts';
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
  const [isReloading, setReloading] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who has changed their language reads it from the next load on
  useLayoutEffect(() => {
    if (user && mayUsePanel(user)) setReloading(followLanguage(getScreenLanguage(user)));
  }, [user?.id, user?.role]);
  if (isReloading) return <FullSpinner />;
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
        title={notOpened}
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
  const { renewDevice } = await import('#messages/alerts/panel/renew-device.ts');
  await renewDevice(user);
}

const SecondFactorDue = lazy(async () => ({
  default: (await import('./second-factor-due.tsx')).SecondFactorDue,
}));
const CrewPanel = lazy(async () => ({ default: (await import('./crew-panel.tsx')).CrewPanel }));
