import { useState } from 'react';
import { smsApi, storedSmsConnectionSchema } from '#shared/sms-connection.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { queryClient } from '../query-client.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Section } from '../ui/section.tsx';
import { useAdminMutation } from '../use-admin-mutation.ts';
import { smsConnectionQuery } from './sms-connection-query.ts';

export function RemoveGateway({ onRemoved }: { onRemoved: () => void }) {
  const [isAsking, setAsking] = useState(false);
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
    <Section title="Turn off" text="Removes the account and its token from your website.">
      <Button isBusy={remove.isPending} onClick={() => setAsking(true)}>
        Turn off texts
      </Button>
      <Confirm
        open={isAsking}
        question="Turn off texts?"
        detail="Nobody gets texts from your website, and answers to your number no longer reach you here. Emails still go out."
        action="Turn off"
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}
