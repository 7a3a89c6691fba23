import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../error-message.ts';
import { LoadFailure } from '../ui/notices.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { SettingsForm } from './settings-form.tsx';
import { settingsQuery } from './settings-query.ts';
import { SettingsTabs } from './settings-tabs.tsx';

export function SettingsPage() {
  usePageTitle('Settings');
  const settings = useQuery(settingsQuery);
  return (
    <>
      <PageHeader
        title="Settings"
        subtitle="What your website, search results and emails say about your business"
      />
      <SettingsTabs />
      {settings.data && <SettingsForm settings={settings.data} />}
      {settings.isPending && <SkeletonCards count={3} />}
      {settings.error && !settings.data && (
        <LoadFailure
          title="We couldn’t load the settings."
          reason={errorMessage(settings.error)}
          isRetrying={settings.isFetching}
          onRetry={() => void settings.refetch()}
        />
      )}
    </>
  );
}
