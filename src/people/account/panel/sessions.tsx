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
import { sessionsTexts as texts } from './account-page-texts.ts';
import { sessionsQuery } from './account-queries.ts';
import { endedText } from './password-form.tsx';

export function Sessions() {
  const sessions = useQuery(sessionsQuery);
  const endOthers = useAdminMutation({
    call: () => fetchAdmin(endedSchema, adminApi.sessions, { method: 'DELETE' }),
    done: ({ ended }) => ({ title: endedText(ended) ?? texts.noOthers }),
    failed: texts.failed,
    refetch,
  });
  return (
    <InlineQueryView query={sessions} what={texts.what}>
      {(all) => (
        <div className="grid gap-4">
          <StableList rows={all}>
            {(shown) => (
              <ul aria-label={texts.label} className="grid divide-y divide-line">
                {shown.map((session) => (
                  <SessionRow key={session.id} session={session} />
                ))}
              </ul>
            )}
          </StableList>
          {all.some(({ isCurrent }) => !isCurrent) && (
            <div className="border-t border-line pt-4">
              <Button isBusy={endOthers.isPending} onClick={() => endOthers.mutate()}>
                {texts.endOthers}
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
    done: () => ({ title: texts.ended, text: texts.device(session.device) }),
    failed: texts.failed,
    refetch,
  });
  return (
    <li {...useRow(session)} className="flex items-center gap-3 py-3 transition-opacity first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {texts.device(session.device)}
          {session.isCurrent && <Tag>{texts.thisDevice}</Tag>}
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {texts.lastUsed(relativeTime(session.lastUsedAt, now))}
          {session.address && ` · ${session.address}`}
        </p>
        <p className="text-sm text-ink-soft">
          {texts.started}
          <When at={session.startedAt} />
        </p>
      </div>
      {!session.isCurrent && (
        <Button isBusy={end.isPending} onClick={() => end.mutate()}>
          {texts.end}
          <span className="sr-only"> {texts.device(session.device)}</span>
        </Button>
      )}
    </li>
  );
}

const refetch = () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
