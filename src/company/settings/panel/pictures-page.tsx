import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { PicturesForm } from './pictures-form.tsx';
import { settingsQuery } from './settings-query.ts';

export function PicturesPage() {
  const settings = useQuery(settingsQuery);
  return (
    <>
      <PageHeader title="Pictures" subtitle="Your own in place of the illustrations on the website" />
      <QueryView query={settings} what="the settings">
        {(stored) => <PicturesForm settings={stored} />}
      </QueryView>
    </>
  );
}
