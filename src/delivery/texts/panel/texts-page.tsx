import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { ServerGateway } from './server-gateway.tsx';
import { SmsConnectionForm } from './sms-connection-form.tsx';
import { smsConnectionQuery } from './sms-connection-query.ts';

export function TextsPage() {
  const connection = useQuery(smsConnectionQuery);
  // The form begins anew.
  const [removals, setRemovals] = useState(0);
  const onRemoved = () => setRemovals(removals + 1);
  return (
    <>
      <PageHeader title="Texts" subtitle="The phone number that texts your customers, and you" />
      <QueryView query={connection} what="the text settings">
        {(stored) =>
          stored.setBy === 'server' ? (
            <ServerGateway stored={stored} />
          ) : (
            <SmsConnectionForm key={removals} stored={stored} onRemoved={onRemoved} />
          )
        }
      </QueryView>
    </>
  );
}
