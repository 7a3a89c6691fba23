import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isStaff, mayUsePanel, sessionQuery } from '../api/session-query.ts';
import { errorMessage } from '../error-message.ts';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import { SignInPage } from '../sign-in/sign-in-page.tsx';
import { LoadFailure } from '../ui/notices.tsx';
import { FullSpinner } from '../ui/spinner.tsx';
import { Shell } from './shell.tsx';

/** Decides what the browser shows. The server checks every call itself. */
export function SessionGate() {
  const session = useQuery(sessionQuery);
  if (session.data !== undefined) {
    const user = session.data;
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

const SecondFactorDue = lazy(async () => ({
  default: (await import('./second-factor-due.tsx')).SecondFactorDue,
}));
const CrewPanel = lazy(async () => ({ default: (await import('./crew-panel.tsx')).CrewPanel }));
