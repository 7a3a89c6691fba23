import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { roleLabels } from '#kit/access/roles.ts';
import { deleteOrRestore } from '#kit/panel/list/delete-or-restore.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Tag } from '#kit/panel/ui/chip.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { When } from '#kit/panel/ui/when.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { type ApiKey, keyApi } from '#office/keys/keys.ts';
import { crewsQuery } from '#visits/crews/panel/crews-queries.ts';
import { refetchKeys } from './keys-query.ts';

export function KeyCard({ apiKey: { id, name, role, crewId, lastUsedAt, createdAt } }: { apiKey: ApiKey }) {
  const { data: crews } = useQuery(crewsQuery);
  const [isAsking, setAsking] = useState(false);
  const remove = useAdminMutation({
    call: () => deleteOrRestore('DELETE', keyApi.key(id)),
    done: () => ({ title: 'Key deleted', text: name }),
    failed: 'Key not deleted.',
    refetch: refetchKeys,
  });
  const crew = crews?.find((each) => each.id === crewId)?.name;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-surface p-4 shadow-card ring-1 ring-line sm:p-5">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">{name}</h2>
          <Tag>{crew ?? roleLabels[role]}</Tag>
        </div>
        <p className="text-ink-soft">
          {lastUsedAt === null ? (
            'Never used'
          ) : (
            <>
              Last used <When at={lastUsedAt} />
            </>
          )}
          , added <When at={createdAt} />
        </p>
      </div>
      <Button isBusy={remove.isPending} onClick={() => setAsking(true)}>
        Delete<span className="sr-only"> {name}</span>
      </Button>
      <Confirm
        open={isAsking}
        question={`Delete the key ${name}?`}
        detail="The app that uses it is locked out right away. You can’t bring the key back."
        action="Delete"
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
