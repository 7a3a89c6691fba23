import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AddedAdministrator, Administrator } from '#shared/account.ts';
import { adminApi } from '#shared/paths.ts';
import { PlusIcon } from '#web/ui/icons/actions.tsx';
import { moveRecord } from '../list/move-record.ts';
import { queryClient } from '../query-client.ts';
import { Button } from '../ui/button.tsx';
import { Tag } from '../ui/chip.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Loading } from '../ui/loading.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { notify, notifyFailure } from '../ui/toasts.tsx';
import { useShownOnce } from '../ui/use-shown-once.ts';
import { accountKey, administratorsQuery } from './account-queries.ts';
import { AddAdministrator } from './add-administrator.tsx';
import { AddedPassword } from './added-password.tsx';

export function Administrators({ ownId }: { ownId: string }) {
  const list = useQuery(administratorsQuery);
  const adding = useShownOnce<AddedAdministrator>();
  const opener = useRef<HTMLButtonElement>(null);
  if (!list.data) return <Loading query={list} what="the administrators" />;
  return (
    <div className="grid gap-4">
      <ul aria-label="Administrators" className="grid divide-y divide-line">
        {list.data.map((administrator) => (
          <AdministratorRow
            key={administrator.id}
            administrator={administrator}
            isSelf={administrator.id === ownId}
          />
        ))}
      </ul>
      <div className="border-t border-line pt-4">
        <Button ref={opener} onClick={adding.open}>
          <PlusIcon className="size-4" />
          Add administrator
        </Button>
      </div>
      <Sheet
        open={adding.isOpen}
        onClose={adding.close}
        opener={opener}
        title={adding.added ? 'Their password' : 'Add administrator'}
      >
        {adding.added ? (
          <AddedPassword added={adding.added} onDone={adding.take} />
        ) : (
          <AddAdministrator onAdded={adding.onAdded} onCancel={adding.close} />
        )}
      </Sheet>
    </div>
  );
}

function AdministratorRow({ administrator, isSelf }: { administrator: Administrator; isSelf: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const { id, name, username, email, hasSecondFactor } = administrator;
  const remove = useMutation({
    mutationFn: () => moveRecord('DELETE', adminApi.administrator(id)),
    onSuccess: () => notify({ title: 'Administrator removed', text: name }),
    onError: (error) => notifyFailure(`We couldn’t remove ${name}.`, error),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: administratorsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: accountKey });
    },
  });
  return (
    <li data-row className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {name}
          {isSelf && <Tag>You</Tag>}
          {hasSecondFactor && <Tag>Two-step sign-in</Tag>}
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">{[username, email].filter(Boolean).join(' · ')}</p>
      </div>
      {!isSelf && (
        <Button isBusy={remove.isPending} onClick={() => setAsking(true)}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      )}
      <Confirm
        open={isAsking}
        question={`Remove ${name}?`}
        detail={`${username} will be signed out everywhere and can’t sign in again. Their changes stay. If they have the calendar link, replace it under Schedule, Subscribe.`}
        action="Remove"
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
