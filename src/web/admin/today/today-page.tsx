import { useQuery } from '@tanstack/react-query';
import { business } from '#shared/content/business.ts';
import { calendarDate, dateFormat } from '#shared/dates.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { useNow } from '../ui/use-now.ts';
import { AcceptedQuotes } from './accepted-quotes.tsx';
import { todayQuery } from './today-query.ts';
import { TodayVisits } from './today-visits.tsx';
import { WaitingLeads } from './waiting-leads.tsx';

/** See docs/product.md#today. */
export function TodayPage() {
  const query = useQuery(todayQuery);
  const now = useNow();
  return (
    <>
      <PageHeader title="Today" subtitle={dayText(calendarDate(now, business.timeZone))} />
      <QueryView query={query} what="your day">
        {(today) => (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 @4xl:grid-cols-2 @5xl:gap-10">
            <TodayVisits today={today} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
              <WaitingLeads today={today} />
              <AcceptedQuotes today={today} />
            </div>
          </div>
        )}
      </QueryView>
    </>
  );
}

/** `Monday, November 23` */
const dayText = (date: string) =>
  dateFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );
