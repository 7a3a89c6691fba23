import { useMutation, useQuery } from '@tanstack/react-query';
import { endedSchema, type Session } from '#shared/account.ts';
import { business } from '#shared/content/business.ts';
import { relativeTime, shortDateTime } from '#shared/dates.ts';
import { adminApi } from '#shared/paths.ts';
import { useRow } from '../list/gone-rows.ts';
import { moveRecord } from '../list/move-record.ts';
import { SteadyList } from '../list/steady-list.tsx';
import { queryClient } from '../query-client.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';
import { Button } from '../ui/button.tsx';
import { Tag } from '../ui/chip.tsx';
import { Loading } from '../ui/loading.tsx';
import { notify, notifyFailure } from '../ui/toasts.tsx';
import { useNow } from '../ui/use-now.ts';
import { sessionsQuery } from './account-queries.ts';
import { endedText } from './password-form.tsx';

export function Sessions() {
  const sessions = useQuery(sessionsQuery);
  const endOthers = useMutation({
    mutationFn: () => fetchAdmin(endedSchema, adminApi.sessions, { method: 'DELETE' }),
    onSuccess: ({ ended }) => notify({ title: endedText(ended) ?? 'You weren’t signed in anywhere else.' }),
    onError: announceFailure,
    onSettled: refetch,
  });
  if (!sessions.data) return <Loading query={sessions} what="your sessions" />;
  const hasOthers = sessions.data.some(({ isCurrent }) => !isCurrent);
  return (
    <div className="grid gap-4">
      <SteadyList rows={sessions.data}>
        {(shown) => (
          <ul aria-label="Sessions" className="grid divide-y divide-line">
            {shown.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </SteadyList>
      {hasOthers && (
        <div className="border-t border-line pt-4">
          <Button isBusy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            End other sessions
          </Button>
        </div>
      )}
    </div>
  );
}

function SessionRow({ session }: { session: Session }) {
  const now = useNow();
  const end = useMutation({
    mutationFn: () => moveRecord('DELETE', adminApi.session(session.id)),
    onSuccess: () => notify({ title: 'Session ended', text: session.device }),
    onError: announceFailure,
    onSettled: refetch,
  });
  return (
    <li {...useRow(session)} className="flex items-center gap-3 py-3 transition-opacity first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {session.device}
          {session.isCurrent && <Tag>This one</Tag>}
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {`Last used ${relativeTime(session.lastUsedAt, now).toLowerCase()}`}
          {session.address && ` · ${session.address}`}
        </p>
        <p className="text-sm text-ink-soft">
          {'Started '}
          <time dateTime={session.startedAt}>{shortDateTime(session.startedAt, business.timeZone)}</time>
        </p>
      </div>
      {!session.isCurrent && (
        <Button isBusy={end.isPending} onClick={() => end.mutate()}>
          End<span className="sr-only"> {session.device}</span>
        </Button>
      )}
    </li>
  );
}

const refetch = () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });

const announceFailure = (error: Error) => notifyFailure('We couldn’t end the session.', error);
