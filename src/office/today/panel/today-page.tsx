import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import type { CurrentUser } from '#kit/access/auth.ts';
import { sessionQuery } from '#kit/panel/api/session-query.ts';
import { ButtonLink } from '#kit/panel/ui/button.tsx';
import { UnreadableNotice } from '#kit/panel/ui/notices.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { calendarDate, dateFormat } from '#kit/time/dates.ts';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';
import { SetupStart } from '#office/setup/panel/setup-start.tsx';
import { OutboxNotices } from '#visits/day/panel/outbox-notices.tsx';
import { useOutbox } from '#visits/day/panel/use-outbox.ts';
import { AcceptedQuotes } from './accepted-quotes.tsx';
import { RefusedPayments } from './refused-payments.tsx';
import { SinceYesterday } from './since-yesterday.tsx';
import { todayQuery } from './today-query.ts';
import { TodayVisits } from './today-visits.tsx';
import { UninvoicedQuotes } from './uninvoiced-quotes.tsx';
import { UnkeepableVisits } from './unkeepable-visits.tsx';
import { WaitingLeads } from './waiting-leads.tsx';

// Both screens share most of their code, and each chunk has a price in the first load.
export { VisitDayPage } from '#visits/day/panel/visit-day-page.tsx';

/** See docs/product/office.md#today. */
export function TodayPage() {
  const query = useQuery(todayQuery);
  const { data: user } = useQuery(sessionQuery);
  const now = useNow();
  return (
    <>
      <PageHeader title="Today" subtitle={dayText(calendarDate(now))}>
        <ButtonLink variant="main" to={`${adminPaths.schedule}?find=1&sheet=caller`}>
          <PlusIcon className="size-4.5" />
          Book a caller
        </ButtonLink>
      </PageHeader>
      {user && <DeviceOutbox user={user} />}
      <QueryView query={query} what="your day">
        {(today) => (
          <>
            <UnreadableNotice count={today.unreadable} />
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 @4xl:grid-cols-2 @4xl:grid-rows-[auto_1fr] @5xl:gap-x-10">
              <div className={columnClass}>
                <RefusedPayments today={today} />
                <UnkeepableVisits today={today} />
                <WaitingLeads today={today} now={now} />
              </div>
              <div className={`${columnClass} @4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1`}>
                <TodayVisits today={today} />
                <SinceYesterday today={today} />
              </div>
              <div className={columnClass}>
                <AcceptedQuotes today={today} />
                <UninvoicedQuotes today={today} />
              </div>
            </div>
          </>
        )}
      </QueryView>
      <SetupStart />
    </>
  );
}

const columnClass = 'grid grid-cols-[minmax(0,1fr)] gap-8';

/** The device may hold entries at a visit by somebody who was in a crew then. */
const DeviceOutbox = ({ user }: { user: CurrentUser }) => <OutboxNotices entries={useOutbox(user)} />;

/** `Monday, November 23` */
const dayText = (date: string) =>
  dateFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );
