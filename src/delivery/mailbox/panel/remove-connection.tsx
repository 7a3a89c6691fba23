import { mailApi, storedMailConnectionSchema } from '#delivery/mailbox/mail-connection.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { TurnOffSection } from '#kit/panel/ui/turn-off-section.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { mailConnectionQuery } from './mail-connection-query.ts';

export function RemoveConnection({ onRemoved }: { onRemoved: () => void }) {
  const remove = useAdminMutation({
    call: () => fetchAdmin(storedMailConnectionSchema, mailApi.connection, { method: 'DELETE' }),
    done: () => ({ title: 'Email turned off', text: 'New emails wait in the outbox.' }),
    failed: 'Email not turned off.',
    onSuccess: (none) => {
      queryClient.setQueryData(mailConnectionQuery.queryKey, none);
      onRemoved();
    },
  });
  return (
    <TurnOffSection
      text="Removes the mailbox and its password. Emails wait until you set up another."
      label="Turn off email"
      detail="Nobody gets emails from your website until you set up a mailbox again. New ones wait in the outbox."
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}
