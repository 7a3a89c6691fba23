import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { settingsQuery } from './settings-query.ts';
import { TemplatesForm } from './templates-form.tsx';

export function TemplatesPage() {
  const settings = useQuery(settingsQuery);
  return (
    <>
      <PageHeader
        title="Templates"
        subtitle="The message that opens when you press Text or Email on a request, quote or customer"
      />
      <QueryView query={settings} what="the settings">
        {(stored) => <TemplatesForm settings={stored} />}
      </QueryView>
    </>
  );
}
