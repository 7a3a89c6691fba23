import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#shared/auth.ts';
import { calendarDate, dateFormat } from '#shared/dates.ts';
import { sessionQuery } from '../api/session-query.ts';
import { useOutbox } from '../phone-outbox/use-outbox.ts';
import { SetupStart } from '../setup/setup-start.tsx';
import { UnreadableNotice } from '../ui/notices.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { useNow } from '../ui/use-now.ts';
import { OutboxNotices } from '../visit-day/outbox-notices.tsx';
import { AcceptedQuotes } from './accepted-quotes.tsx';
import { todayQuery } from './today-query.ts';
import { TodayVisits } from './today-visits.tsx';
import { UninvoicedQuotes } from './uninvoiced-quotes.tsx';
import { UnkeepableVisits } from './unkeepable-visits.tsx';
import { WaitingLeads } from './waiting-leads.tsx';

// Both screens share most of their code, and each chunk has a price in the first load.
export { VisitDayPage } from '../visit-day/visit-day-page.tsx';

/** See docs/product/office.md#today. */
export function TodayPage() {
  const query = useQuery(todayQuery);
  const { data: user } = useQuery(sessionQuery);
  const now = useNow();
  return (
    <>
      <PageHeader title="Today" subtitle={dayText(calendarDate(now))} />
      {user && <DeviceOutbox user={user} />}
      <SetupStart />
      <QueryView query={query} what="your day">
        {(today) => (
          <>
            <UnreadableNotice count={today.unreadable} />
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 @4xl:grid-cols-2 @5xl:gap-10">
              <TodayVisits today={today} />
              <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
                <UnkeepableVisits today={today} />
                <WaitingLeads today={today} />
                <UninvoicedQuotes today={today} />
                <AcceptedQuotes today={today} />
              </div>
            </div>
          </>
        )}
      </QueryView>
    </>
  );
}

/** The device may hold entries at a visit by somebody who was in a crew then. */
const DeviceOutbox = ({ user }: { user: CurrentUser }) => <OutboxNotices entries={useOutbox(user)} />;

/** `Monday, November 23` */
const dayText = (date: string) =>
  dateFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );
