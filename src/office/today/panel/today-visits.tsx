import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { guardedRows } from '#kit/panel/list/row-boundary.tsx';
import { Chip } from '#kit/panel/ui/chip.tsx';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import type { Today } from '#office/today/today.ts';
import { addressLine } from '#sales/customers/address-line.ts';
import { visitBadges } from '#sales/customers/panel/visit-badges.ts';
import { ContactLinks } from '#sales/records/panel/contact-links.tsx';
import { RouteLink } from '#visits/route/panel/route-link.tsx';
import { byRoute, routeQuery } from '#visits/route/panel/route-query.ts';
import { stopText } from '#visits/route/panel/stop-text.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { NothingHere, TodayItem, TodayList, TodaySection } from './today-section.tsx';

/** The visits of today and tomorrow, by crew. */
export function TodayVisits({ today: data }: { today: Today }) {
  const { today, tomorrow } = data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {[
        { title: 'Visits today', day: 'today', date: today },
        { title: 'Visits tomorrow', day: 'tomorrow', date: tomorrow },
      ].map(({ title, day, date }) => {
        const visits = data.visits.filter((visit) => visit.date === date);
        return (
          <TodaySection
            key={day}
            title={title}
            count={visits.length}
            more={{ label: 'Schedule', to: `${adminPaths.schedule}?date=${date}` }}
          >
            {visits.length === 0 ? (
              <NothingHere>{`No visits ${day}. Book one from a quote or in the schedule.`}</NothingHere>
            ) : (
              <VisitsByCrew visits={visits} crews={data.crews} />
            )}
          </TodaySection>
        );
      })}
    </div>
  );
}

function VisitsByCrew({ visits, crews }: { visits: readonly Visit[]; crews: Today['crews'] }) {
  return crews.map((crew) => {
    const own = visits.filter(({ crewId }) => crewId === crew.id);
    return own.length > 0 && <VisitsOfCrew key={crew.id} crew={crew} visits={own} />;
  });
}

interface VisitsOfCrewProps {
  crew: Today['crews'][number];
  /** Those of one day, at least one. */
  visits: readonly Visit[];
}

/** In the order in which the crew drives. */
function VisitsOfCrew({ crew, visits }: VisitsOfCrewProps) {
  const route = useQuery(routeQuery(crew.id, visits[0]!.date)).data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="flex items-center gap-2 font-medium wrap-anywhere">
          <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 shrink-0">
            <circle cx="5" cy="5" r="5" fill={crew.color} />
          </svg>
          {crew.name}
        </h3>
        <RouteLink route={route} />
      </div>
      <TodayList>
        {guardedRows(byRoute(visits, route), (visit) => (
          <VisitItem visit={visit} stop={stopText(route, visit.id)} />
        ))}
      </TodayList>
    </div>
  );
}

function VisitItem({ visit, stop }: { visit: Visit; stop: string | null }) {
  const { customerId, customerName, contactName, property, serviceTitle, status, phone } = visit;
  return (
    <TodayItem row={visit}>
      <div className="min-w-[min(12rem,100%)] flex-1">
        <h4 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          <Link
            to={customerScreens.visitDay(visit.id)}
            className="rounded-md hover:text-link hover:underline"
          >
            {windowLabel(visit.from, visit.to)}
          </Link>
          {status !== 'booked' && <Chip {...visitBadges[status]} />}
        </h4>
        <p className="wrap-anywhere">
          <Link
            to={customerScreens.customer(customerId)}
            className="rounded-md font-medium text-link hover:underline"
          >
            {customerName}
          </Link>
          <span className="text-ink-soft"> · {serviceTitle}</span>
        </p>
        {stop && <p className="text-ink-soft">{stop}</p>}
        <p className="text-ink-soft wrap-anywhere">{property ? addressLine(property) : 'No address yet'}</p>
      </div>
      <ContactLinks
        contact={{ firstName: contactName || customerName, lastName: '', phone, email: '' }}
        isBlank
      />
    </TodayItem>
  );
}
