import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { mayCall, sessionQuery } from '#kit/panel/api/session-query.ts';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { SetupAgain } from '#office/setup/panel/setup-again.tsx';
import { SettingsForm } from './settings-form.tsx';
import { settingsQuery } from './settings-query.ts';

export function SettingsPage() {
  const settings = useQuery(settingsQuery);
  const { data: user } = useQuery(sessionQuery);
  return (
    <>
      <PageHeader
        title="Business"
        subtitle="What your website, search results and emails say about your business"
      />
      {user && mayCall(user, 'updateSetup') && <SetupAgain />}
      <QueryView query={settings} what="the settings">
        {(stored) => <SettingsForm settings={stored} />}
      </QueryView>
    </>
  );
}
