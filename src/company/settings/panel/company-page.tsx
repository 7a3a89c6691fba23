import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { CompanyForm } from './company-form.tsx';
import { settingsQuery } from './settings-query.ts';

export function CompanyPage() {
  const settings = useQuery(settingsQuery);
  return (
    <>
      <PageHeader title="Company" subtitle="Where you are, what you promise and your story" />
      <QueryView query={settings} what="the settings">
        {(stored) => <CompanyForm settings={stored} />}
      </QueryView>
    </>
  );
}
