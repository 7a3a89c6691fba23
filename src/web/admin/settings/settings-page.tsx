import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '../ui/page-header.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { SettingsForm } from './settings-form.tsx';
import { settingsQuery } from './settings-query.ts';
import { SettingsTabs } from './settings-tabs.tsx';

export function SettingsPage() {
  const settings = useQuery(settingsQuery);
  return (
    <>
      <PageHeader
        title="Settings"
        subtitle="What your website, search results and emails say about your business"
      />
      <SettingsTabs />
      <QueryView query={settings} what="the settings">
        {(stored) => <SettingsForm settings={stored} />}
      </QueryView>
    </>
  );
}
