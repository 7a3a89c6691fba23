import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { MailConnectionForm } from './mail-connection-form.tsx';
import { mailConnectionQuery } from './mail-connection-query.ts';
import { ServerConnection } from './server-connection.tsx';

export function MailPage() {
  const connection = useQuery(mailConnectionQuery);
  // The form begins anew.
  const [removals, setRemovals] = useState(0);
  const onRemoved = () => setRemovals(removals + 1);
  return (
    <>
      <PageHeader
        title="Email"
        subtitle="The mailbox that sends your emails: to customers, to subscribers and to you"
      />
      <QueryView query={connection} what="the email settings">
        {(stored) =>
          stored.setBy === 'server' ? (
            <ServerConnection stored={stored} />
          ) : (
            <MailConnectionForm key={removals} stored={stored} onRemoved={onRemoved} />
          )
        }
      </QueryView>
    </>
  );
}
