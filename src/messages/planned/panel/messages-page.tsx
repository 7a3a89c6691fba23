import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { MessagesForm } from './messages-form.tsx';
import { messagesQuery } from './messages-query.ts';

export function MessagesPage() {
  const settings = useQuery(messagesQuery);
  return (
    <>
      <PageHeader title="Messages" subtitle="What customers get by email and text, and when" />
      <QueryView query={settings} what="the messages">
        {(stored) => <MessagesForm settings={stored} />}
      </QueryView>
    </>
  );
}
