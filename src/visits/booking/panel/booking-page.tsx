import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { settingsQuery } from '#company/settings/panel/settings-query.ts';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { BookingForm } from './booking-form.tsx';

export function BookingPage() {
  const settings = useQuery(settingsQuery);
  return (
    <>
      <PageHeader title="Booking" subtitle="When customers can book, and the days you’re closed" />
      <QueryView query={settings} what="the settings">
        {(stored) => <BookingForm settings={stored} />}
      </QueryView>
    </>
  );
}
