import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../settings/settings-query.ts';
import { SettingsTabs } from '../settings/settings-tabs.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { BookingForm } from './booking-form.tsx';

export function BookingPage() {
  const settings = useQuery(settingsQuery);
  return (
    <>
      <PageHeader title="Booking" subtitle="When customers can book, and the days you’re closed" />
      <SettingsTabs />
      <QueryView query={settings} what="the settings">
        {(stored) => <BookingForm settings={stored} />}
      </QueryView>
    </>
  );
}
