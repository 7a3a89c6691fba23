import * as unitTexts from '#company/catalog/unit-texts.ts';
import { namedTitle } from '#company/catalog/units.ts';
import { Chip, Tag } from '#kit/panel/ui/chip.tsx';
import { shortDateTime } from '#kit/time/dates.ts';
import { ArrowRightIcon } from '#kit/ui/icons/arrows.tsx';
import { MapPinIcon } from '#kit/ui/icons/contact.tsx';
import { InfoIcon } from '#kit/ui/icons/status.tsx';
import { addressLine } from '#sales/customers/address-line.ts';
import { visitBadges } from '#sales/customers/panel/visit-badges.ts';
import type { CrewVisit } from '#visits/crews/crew-visits.ts';
import type { VisitFact } from '#visits/day/visit-progress.ts';
import { longDay } from '#visits/visits/panel/schedule-text.ts';
import { head as texts } from './day-texts.ts';
import { mapsUrl } from './phone-urls.ts';
import { WaitingMark } from './waiting-mark.tsx';

/** Where, what, and what to know before ringing the bell. */
export function VisitHead({ visit, isStatusWaiting }: { visit: CrewVisit; isStatusWaiting: boolean }) {
  const { property, items, notes, photos, kind, date, status } = visit;
  const address = addressLine(property);
  const times = visit.facts.filter(isProgress);
  const known = [
    { label: texts.access, text: property.accessNotes },
    { label: texts.fromCustomer, text: notes },
  ].filter(({ text }) => text !== '');
  return (
    <section aria-label={texts.label} className="grid gap-4">
      <p className="text-xl font-semibold">{visit.customerName}</p>
      <p className="-mt-2 flex flex-wrap items-center gap-2">
        <Chip {...visitBadges[status]} />
        {isStatusWaiting && <WaitingMark />}
        {kind === 're-clean' && <Tag>{texts.reclean}</Tag>}
        <span className="text-ink-soft">{longDay(date)}</span>
      </p>
      {times.length > 0 && (
        <ul className="-mt-2 grid gap-0.5 text-ink-soft">
          {times.map(({ id, kind: what, by, at }) => (
            <li key={id}>{`${visitBadges[what].label} ${shortDateTime(at)} · ${by}`}</li>
          ))}
        </ul>
      )}
      {address !== '' && (
        <a
          href={mapsUrl(address, navigator.userAgent)}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-14 items-center gap-3 rounded-card bg-surface p-4 text-lg shadow-card ring-1 ring-line hover:bg-hover"
        >
          <MapPinIcon className="size-6 shrink-0 text-link" />
          <span className="min-w-0 flex-1 font-medium">{address}</span>
          <span className="sr-only">{texts.openMaps}</span>
          <ArrowRightIcon className="size-5 shrink-0 text-ink-soft" />
        </a>
      )}
      {known.map(({ label, text }) => (
        <p key={label} className="flex gap-3 rounded-card bg-blue-wash p-4 text-blue">
          <InfoIcon className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0">
            <span className="block text-sm">{label}</span>
            <span className="text-lg font-medium whitespace-pre-line">{text}</span>
          </span>
        </p>
      ))}
      <ul className="grid gap-1 text-lg">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same title
          <li key={index}>
            {(item.unit ?? 'piece') === 'piece' && <span className="font-semibold">{item.quantity} ×</span>}{' '}
            {namedTitle(item, unitTexts)}
          </li>
        ))}
      </ul>
      {photos.map((url) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={texts.customersPhoto} loading="lazy" className="max-h-60 rounded-input" />
        </a>
      ))}
    </section>
  );
}

type Progress = VisitFact & { kind: 'on-the-way' | 'started' | 'done' };

const isProgress = (fact: VisitFact): fact is Progress =>
  ['on-the-way', 'started', 'done'].includes(fact.kind);
