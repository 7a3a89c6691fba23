import { business } from '#shared/content/business.ts';
import type { CrewVisit } from '#shared/crew-visits.ts';
import { longDate } from '#shared/dates.ts';
import { windowLabel } from '#shared/window-label.ts';
import { Tag } from '../ui/chip.tsx';

export function CrewDays({ visits }: { visits: readonly CrewVisit[] }) {
  const days = Object.entries(Object.groupBy(visits, ({ date }) => date));
  return days.map(([date, ofDay = []]) => (
    <section key={date} aria-labelledby={`day-${date}`} className="grid gap-3">
      <h2 id={`day-${date}`} className="text-lg font-semibold">
        {longDate(date, business.timeZone)}
      </h2>
      <ul className="grid gap-3">
        {ofDay.map((visit) => (
          <CrewVisitCard key={visit.id} visit={visit} />
        ))}
      </ul>
    </section>
  ));
}

function CrewVisitCard({ visit }: { visit: CrewVisit }) {
  const { street, unit, city, zipCode, accessNotes } = visit.property;
  const address = [[street, unit].filter(Boolean).join(', '), [city, zipCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  return (
    <li className="grid gap-2 rounded-card bg-surface p-4 ring-1 ring-line">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {windowLabel(visit.from, visit.to)}
        {visit.status !== 'booked' && <Tag>{statusLabels[visit.status]}</Tag>}
      </p>
      <p className="font-medium">{visit.customerName}</p>
      <p>
        <a
          href={`https://maps.google.com/?q=${encodeURIComponent(address)}`}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link underline"
        >
          {address}
        </a>
      </p>
      {visit.phone && (
        <p>
          <a href={`tel:${visit.phone.replace(/[^\d+]/g, '')}`} className="text-link underline">
            {visit.phone}
          </a>
        </p>
      )}
      <ul className="list-inside list-disc">
        {visit.items.map(({ title, quantity }) => (
          <li key={title}>{`${quantity} × ${title}`}</li>
        ))}
      </ul>
      {[accessNotes, visit.notes].filter(Boolean).map((text) => (
        <p key={text} className="whitespace-pre-line text-ink-soft">
          {text}
        </p>
      ))}
      {visit.photos.map((url) => (
        <a key={url} href={url} target="_blank" rel="noopener noreferrer">
          <img src={url} alt="Sent by the customer" loading="lazy" className="max-h-60 rounded-input" />
        </a>
      ))}
    </li>
  );
}

const statusLabels: Record<CrewVisit['status'], string> = {
  booked: 'Booked',
  'on-the-way': 'On the way',
  started: 'Started',
  done: 'Done',
  cancelled: 'Cancelled',
  'no-show': 'No-show',
};
