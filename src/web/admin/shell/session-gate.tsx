import { useQuery } from '@tanstack/react-query';
import { isAdmin, sessionQuery } from '../api/session-query.ts';
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
    if (!session.data || !isAdmin(session.data)) return <SignInPage user={session.data} />;
    return (
      <>
        <Shell user={session.data} />
        <SignInAgain user={session.data} />
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
