import { useQuery } from '@tanstack/react-query';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { deleteOrRestore } from '#kit/panel/list/delete-or-restore.ts';
import { useRow } from '#kit/panel/list/removed-rows.ts';
import { StableList } from '#kit/panel/list/stable-list.tsx';
import { queryClient } from '#kit/panel/query-client.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Tag } from '#kit/panel/ui/chip.tsx';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { When } from '#kit/panel/ui/when.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { relativeTime } from '#kit/time/dates.ts';
import { endedSchema, type Session } from '#people/account/account.ts';
import { sessionsQuery } from './account-queries.ts';
import { endedText } from './password-form.tsx';

export function Sessions() {
  const sessions = useQuery(sessionsQuery);
  const endOthers = useAdminMutation({
    call: () => fetchAdmin(endedSchema, adminApi.sessions, { method: 'DELETE' }),
    done: ({ ended }) => ({ title: endedText(ended) ?? 'You weren’t signed in anywhere else.' }),
    failed,
    refetch,
  });
  return (
    <InlineQueryView query={sessions} what="your sessions">
      {(all) => (
        <div className="grid gap-4">
          <StableList rows={all}>
            {(shown) => (
              <ul aria-label="Sessions" className="grid divide-y divide-line">
                {shown.map((session) => (
                  <SessionRow key={session.id} session={session} />
                ))}
              </ul>
            )}
          </StableList>
          {all.some(({ isCurrent }) => !isCurrent) && (
            <div className="border-t border-line pt-4">
              <Button isBusy={endOthers.isPending} onClick={() => endOthers.mutate()}>
                End other sessions
              </Button>
            </div>
          )}
        </div>
      )}
    </InlineQueryView>
  );
}

function SessionRow({ session }: { session: Session }) {
  const now = useNow();
  const end = useAdminMutation({
    call: () => deleteOrRestore('DELETE', adminApi.session(session.id)),
    done: () => ({ title: 'Session ended', text: session.device }),
    failed,
    refetch,
  });
  return (
    <li {...useRow(session)} className="flex items-center gap-3 py-3 transition-opacity first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {session.device}
          {session.isCurrent && <Tag>This device</Tag>}
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {`Last used ${relativeTime(session.lastUsedAt, now).toLowerCase()}`}
          {session.address && ` · ${session.address}`}
        </p>
        <p className="text-sm text-ink-soft">
          {'Started '}
          <When at={session.startedAt} />
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

const failed = 'We couldn’t end the session.';
