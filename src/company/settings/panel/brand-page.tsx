import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { BrandForm } from './brand-form.tsx';
import { settingsQuery } from './settings-query.ts';

export function BrandPage() {
  const settings = useQuery(settingsQuery);
  return (
    <>
      <PageHeader title="Brand" subtitle="Your name, logo and colors, on the website and in emails" />
      <QueryView query={settings} what="the settings">
        {(stored) => <BrandForm settings={stored} />}
      </QueryView>
    </>
  );
}
