import { Link } from 'react-router';
import { adminPaths } from '#kit/paths/paths.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import type { Today } from '#office/today/today.ts';
import { ContactLinks } from '#sales/records/panel/contact-links.tsx';
import { longDay } from '#visits/visits/panel/schedule-text.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { StableTodayList, TodayItem, TodaySection } from './today-section.tsx';

/** Booked visits for which their crews have no time any more; nothing while there are none. */
export function UnkeepableVisits({ today: { unkeepable, unkeepableCount } }: { today: Today }) {
  if (unkeepableCount === 0) return null;
  return (
    <TodaySection
      title="Visits to move"
      count={unkeepableCount}
      more={{ label: 'Schedule', to: scheduleOn(unkeepable[0]!) }}
    >
      <p className="text-ink-soft">Hours, buffer, closures or time off changed after these were booked.</p>
      <StableTodayList rows={unkeepable} empty="Every visit can be kept.">
        {(visit) => <UnkeepableItem key={visit.id} visit={visit} />}
      </StableTodayList>
    </TodaySection>
  );
}

const scheduleOn = ({ date }: Visit) => `${adminPaths.schedule}?view=day&date=${date}`;

function UnkeepableItem({ visit }: { visit: Visit }) {
  const { id, date, from, to, customerName, contactName, serviceTitle, phone } = visit;
  return (
    <TodayItem row={visit}>
      <div className="min-w-[min(12rem,100%)] flex-1">
        <h3 className="font-semibold wrap-anywhere">
          <Link
            to={`${scheduleOn(visit)}&booked=${id}`}
            className="rounded-md hover:text-link hover:underline"
          >
            {`${longDay(date)}, ${windowLabel(from, to)}`}
          </Link>
        </h3>
        <p className="text-ink-soft wrap-anywhere">{`${customerName} · ${serviceTitle}`}</p>
      </div>
      <ContactLinks
        contact={{ firstName: contactName || customerName, lastName: '', phone, email: '' }}
        isBlank
      />
    </TodayItem>
  );
}
