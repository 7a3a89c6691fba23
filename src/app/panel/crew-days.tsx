import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Chip } from '#kit/panel/ui/chip.tsx';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { ArrowRightIcon } from '#kit/ui/icons/arrows.tsx';
import { addressLine } from '#sales/customers/address-line.ts';
import { visitBadges } from '#sales/customers/panel/visit-badges.ts';
import type { CrewVisit } from '#visits/crews/crew-visits.ts';
import type { OutboxEntry } from '#visits/day/panel/outbox-store.ts';
import { WaitingMark } from '#visits/day/panel/waiting-mark.tsx';
import { withWaiting } from '#visits/day/panel/waiting-visit.ts';
import { RouteLink } from '#visits/route/panel/route-link.tsx';
import { byRoute, routeQuery } from '#visits/route/panel/route-query.ts';
import { stopText } from '#visits/route/panel/stop-text.ts';
import { longDay } from '#visits/visits/panel/schedule-text.ts';
import { crew } from './frame-texts.ts';

interface CrewDaysProps {
  visits: readonly CrewVisit[];
  entries: readonly OutboxEntry[];
  crewId: number | undefined;
}

/** Today first, then the days ahead; yesterday comes last. */
export function CrewDays({ visits, ...rest }: CrewDaysProps) {
  const today = calendarDate(useNow());
  const days = Object.entries(Object.groupBy(visits, ({ date }) => date));
  const ordered = [...days.filter(([date]) => date >= today), ...days.filter(([date]) => date < today)];
  return (
    <>
      {!days.some(([date]) => date === today) && <p className="text-ink-soft">{crew.noneToday}</p>}
      {ordered.map(([date, ofDay = []]) => (
        <section key={date} aria-labelledby={`day-${date}`} className="grid gap-3">
          <h2 id={`day-${date}`} className="text-lg font-semibold">
            {date === today ? crew.today(longDay(date)) : capitalized(longDay(date))}
          </h2>
          <CrewDay visits={ofDay} isAhead={date >= today} {...rest} />
        </section>
      ))}
    </>
  );
}

/** In the order in which the crew drives, once it is known; without a connection by window. */
function CrewDay({ visits, entries, crewId, isAhead }: CrewDaysProps & { isAhead: boolean }) {
  const query = routeQuery(crewId ?? 0, visits[0]!.date);
  const route = useQuery({ ...query, enabled: isAhead && crewId !== undefined }).data;
  return (
    <>
      <RouteLink route={route} />
      <ol className="grid gap-3">
        {byRoute(visits, route).map((visit) => (
          <VisitCard key={visit.id} visit={visit} entries={entries} stop={stopText(route, visit.id)} />
        ))}
      </ol>
    </>
  );
}

interface VisitCardProps {
  visit: CrewVisit;
  entries: readonly OutboxEntry[];
  stop: string | null;
}

function VisitCard({ visit: known, entries, stop }: VisitCardProps) {
  const { visit } = withWaiting(known, entries);
  const isWaiting = entries.some(({ visitId, refusal }) => visitId === visit.id && refusal === null);
  const isOver = ['done', 'cancelled', 'no-show'].includes(visit.status);
  return (
    <li>
      <Link
        to={customerScreens.visitDay(visit.id)}
        className="flex items-center gap-3 rounded-card bg-surface p-4 shadow-card ring-1 ring-line hover:bg-hover"
      >
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className={`text-lg font-semibold ${isOver ? 'text-ink-soft' : ''}`}>
              {capitalized(windowLabel(visit.from, visit.to))}
            </span>
            {visit.status !== 'booked' && <Chip {...visitBadges[visit.status]} />}
          </span>
          {stop && <span className="text-ink-soft">{stop}</span>}
          <span className="font-medium">{visit.customerName}</span>
          <span className="text-ink-soft">{addressLine(visit.property)}</span>
          {isWaiting && <WaitingMark />}
        </span>
        <ArrowRightIcon className="size-5 shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
