import { useQueries } from '@tanstack/react-query';
import * as unitTexts from '#company/catalog/unit-texts.ts';
import { lineText } from '#company/catalog/units.ts';
import { businessName } from '#company/profile/panel/business-name.ts';
import { durationText } from '#kit/panel/ui/duration-text.ts';
import { phoneText } from '#kit/text/person.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { addressLine } from '#sales/customers/address-line.ts';
import { quoteQuery } from '#sales/quotes/panel/quotes-queries.ts';
import { quoteTextNames, quoteTexts } from '#sales/quotes/quote-fields.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { blockText, busyText } from '#visits/blocks/panel/block-text.ts';
import { byRoute, routeQuery } from '#visits/route/panel/route-query.ts';
import { stopText } from '#visits/route/panel/stop-text.ts';
import type { Route } from '#visits/route/route.ts';
import { cityText, fullDay } from '#visits/visits/panel/schedule-text.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { type BoardData, type BoardDay, isOpenVisit } from './plan-board.ts';
import { listAllVisits } from './schedule-query.ts';

/** The printed day: each crew's visits in the order in which it drives. Hidden on screen. */
export function DaySheet({ day, board }: { day: BoardDay; board: BoardData }) {
  const plans = day.crews
    .map(({ crew, slots, blocks, busyHours }) => ({
      crew,
      blocks,
      busyHours,
      visits: slots.flatMap(({ visits }) => visits).filter(isOnPaper),
    }))
    .filter(({ visits, blocks }) => visits.length + blocks.length > 0);
  const quotes = useQuotes(
    plans.flatMap(({ visits }) => visits),
    listAllVisits(board.schedule),
  );
  const routes = useRoutes(
    plans.map(({ crew }) => crew.id),
    day.date,
  );
  return (
    <div className="hidden print:grid print:gap-8">
      {plans.length === 0 && <p>No visits are booked on this day.</p>}
      {plans.map(({ crew, visits, blocks, busyHours }) => (
        <section key={crew.id} className="not-first:break-before-page">
          <h2 className="text-lg font-semibold">{`${crew.name}, ${fullDay(day.date)}`}</h2>
          <p className="text-sm text-ink-soft">{businessName()}</p>
          {blocks.map((block) => (
            <p key={block.id} className="mt-1 font-medium">
              {blockText(block)}
            </p>
          ))}
          {busyHours.length > 0 && <p className="mt-1">{busyText(busyHours)}</p>}
          <ol className="mt-3 grid">
            {byRoute(visits, routes.get(crew.id)).map((visit) => (
              <PrintedVisit
                key={visit.id}
                visit={visit}
                quote={quotes.get(visit.quoteId)}
                stop={stopText(routes.get(crew.id), visit.id)}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

const isOnPaper = (visit: Visit) => isOpenVisit(visit) || visit.status === 'done';

function useRoutes(crewIds: readonly number[], date: string): ReadonlyMap<number, Route> {
  const fetched = useQueries({ queries: crewIds.map((id) => routeQuery(id, date)) });
  return new Map(crewIds.flatMap((id, index) => (fetched[index]?.data ? [[id, fetched[index].data]] : [])));
}

/** The quotes of these visits: those of the schedule, others by their ids. */
function useQuotes(visits: readonly Visit[], known: readonly Quote[]): ReadonlyMap<number, Quote> {
  const found = new Map(known.map((quote) => [quote.id, quote]));
  const missing = [...new Set(visits.map(({ quoteId }) => quoteId))].filter((id) => !found.has(id));
  const fetched = useQueries({ queries: missing.map(quoteQuery) });
  for (const { data } of fetched) if (data) found.set(data.id, data);
  return found;
}

interface PrintedVisitProps {
  visit: Visit;
  quote: Quote | undefined;
  stop: string | null;
}

function PrintedVisit({ visit, quote, stop }: PrintedVisitProps) {
  const { property } = visit;
  const place = property ? addressLine(property) : quote && `${cityText(quote)} (no street address)`;
  const notes = quote ? quoteTextNames.filter((name) => quote[name] !== '') : [];
  return (
    <li className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-6 break-inside-avoid border-t border-control py-3">
      <div>
        <p className="font-semibold">{windowLabel(visit.from, visit.to)}</p>
        {stop && <p className="text-sm">{stop}</p>}
        <p className="text-sm">{durationText(visit.durationMinutes)}</p>
        {visit.forced && <p className="text-sm font-medium">Overbooked</p>}
      </div>
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p className="flex flex-wrap gap-x-4">
          <span className="font-semibold">{visit.customerName}</span>
          <span>{phoneText(visit.phone)}</span>
        </p>
        <p>{place}</p>
        {property?.accessNotes && <p className="whitespace-pre-line">{`Access: ${property.accessNotes}`}</p>}
        <p>
          {quote
            ? quote.serviceDetails.items.map((item) => lineText(item, unitTexts)).join(', ')
            : visit.serviceTitle}
        </p>
        {notes.map((name) => (
          <p key={name} className="whitespace-pre-line">{`${quoteTexts[name].label}: ${quote![name]}`}</p>
        ))}
      </div>
    </li>
  );
}
