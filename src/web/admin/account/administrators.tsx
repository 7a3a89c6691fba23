import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AddedAdministrator, Administrator } from '#shared/account.ts';
import { adminApi } from '#shared/paths.ts';
import { PlusIcon } from '#web/ui/icons/actions.tsx';
import { deleteOrRestore } from '../list/delete-or-restore.ts';
import { queryClient } from '../query-client.ts';
import { Button } from '../ui/button.tsx';
import { Tag } from '../ui/chip.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { InlineQueryView } from '../ui/query-view.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { ShownSecret } from '../ui/shown-secret.tsx';
import { useShownOnce } from '../ui/use-shown-once.ts';
import { useAdminMutation } from '../use-admin-mutation.ts';
import { administratorsQuery } from './account-queries.ts';
import { AddAdministrator } from './add-administrator.tsx';

export function Administrators({ ownId }: { ownId: string }) {
  const list = useQuery(administratorsQuery);
  const adding = useShownOnce<AddedAdministrator>();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid gap-4">
      <InlineQueryView query={list} what="the administrators">
        {(administrators) => (
          <ul aria-label="Administrators" className="grid divide-y divide-line">
            {administrators.map((administrator) => (
              <AdministratorRow
                key={administrator.id}
                administrator={administrator}
                isSelf={administrator.id === ownId}
              />
            ))}
          </ul>
        )}
      </InlineQueryView>
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
        title={adding.added ? 'New password' : 'Add administrator'}
      >
        {adding.added ? (
          <ShownSecret
            title={`${adding.added.name} is now an administrator.`}
            values={[
              ['Username', adding.added.username],
              ['Password', adding.added.password],
            ]}
            onDone={adding.take}
          >
            Share it in person or by phone. <strong>It won’t be shown again.</strong> They can change it on
            their Account screen.
          </ShownSecret>
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
  const remove = useAdminMutation({
    call: () => deleteOrRestore('DELETE', adminApi.administrator(id)),
    done: () => ({ title: 'Administrator removed', text: name }),
    failed: `We couldn’t remove ${name}.`,
    refetch: () => queryClient.invalidateQueries({ queryKey: administratorsQuery.queryKey }),
  });
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
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
