import { useQuery } from '@tanstack/react-query';
import { mayCall, sessionQuery } from '../api/session-query.ts';
import { SetupAgain } from '../setup/setup-again.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { SettingsForm } from './settings-form.tsx';
import { settingsQuery } from './settings-query.ts';
import { SettingsTabs } from './settings-tabs.tsx';

export function SettingsPage() {
  const settings = useQuery(settingsQuery);
  const { data: user } = useQuery(sessionQuery);
  return (
    <>
      <PageHeader
        title="Settings"
        subtitle="What your website, search results and emails say about your business"
      />
      <SettingsTabs />
      {user && mayCall(user, 'updateSetup') && <SetupAgain />}
      <QueryView query={settings} what="the settings">
        {(stored) => <SettingsForm settings={stored} />}
      </QueryView>
    </>
  );
}
