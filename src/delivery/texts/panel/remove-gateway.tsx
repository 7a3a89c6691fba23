import { smsApi, storedSmsConnectionSchema } from '#delivery/texts/sms-connection.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { TurnOffSection } from '#kit/panel/ui/turn-off-section.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { smsConnectionQuery } from './sms-connection-query.ts';

export function RemoveGateway({ onRemoved }: { onRemoved: () => void }) {
  const remove = useAdminMutation({
    call: () => fetchAdmin(storedSmsConnectionSchema, smsApi.connection, { method: 'DELETE' }),
    done: () => ({ title: 'Texts turned off', text: 'Customers still get emails.' }),
    failed: 'Texts not turned off.',
    onSuccess: (none) => {
      queryClient.setQueryData(smsConnectionQuery.queryKey, none);
      onRemoved();
    },
  });
  return (
    <TurnOffSection
      text="Removes the account and its token from your website."
      label="Turn off texts"
      detail="Nobody gets texts from your website, and answers to your number no longer reach you here. Emails still go out."
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}
