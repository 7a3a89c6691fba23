import type { CurrentUser } from '#kit/access/auth.ts';
import { getBatches } from '#kit/db/batches.ts';
import { files } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { notFound, refuse } from '#kit/server/errors.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import type { Days } from '#sales/quotes/server/completed-in.ts';
import { type CrewVisit, crewDays } from '#visits/crews/crew-visits.ts';
import { maxScheduleDays } from '#visits/schedule/schedule.ts';
import { presentOwed } from './door-payments.queries.ts';
import { readProgress } from './visit-progress.queries.ts';
import { getVisit, listVisits, type VisitWithQuote } from './visits.queries.ts';
import { toVisit } from './visits.serializer.ts';

export type CrewDeps = Pick<Deps, 'db' | 'config'>;
type Member = Pick<CurrentUser, 'crewId'>;
type Asked = { from?: string | undefined; to?: string | undefined };

/** The visits of the member's crew on the days that a crew sees; a narrower query narrows them. */
export async function listCrewVisits(
  deps: CrewDeps,
  { crewId }: Member,
  { from, to, now }: Asked & { now: Date },
): Promise<CrewVisit[]> {
  if (crewId === undefined) return [];
  const days = crewDaysFrom(now);
  const asked = {
    from: from && from > days.from ? from : days.from,
    to: to && to < days.to ? to : days.to,
  };
  return withDetails(deps, await listVisits(deps.db, { ...asked, crewId }));
}

/** Throws `not-found` for a visit of another crew or another day. */
export async function getCrewVisit(
  deps: CrewDeps,
  member: Member,
  id: number,
  now: Date,
): Promise<CrewVisit> {
  const visit = (await listCrewVisits(deps, member, { now })).find((visit) => visit.id === id);
  if (!visit) throw notFound('This visit');
  return visit;
}

/** The same of any visit, for owner and office. */
export async function getVisitDay(deps: CrewDeps, id: number): Promise<CrewVisit> {
  const [visit] = await withDetails(deps, [await getVisit(deps.db, id)]);
  return visit!;
}

/** Throws `forbidden` unless the photo belongs to a visit that the member sees. */
export async function requirePhotoOfCrew(
  deps: CrewDeps & Pick<Deps, 'clock'>,
  member: Member,
  name: string,
): Promise<void> {
  const visits = await listCrewVisits(deps, member, { now: deps.clock() });
  const url = files.upload(name);
  const hasUrl = (photo: { url: string }) => photo.url === url;
  if (visits.some(({ photos, visitPhotos }) => photos.includes(url) || visitPhotos.some(hasUrl))) return;
  throw refuse('forbidden', 'photoOfOthers');
}

/** The days of a query that leaves some out: a week from today. A far end alone has the days before it. */
export function weekFrom({ from, to }: Asked, now: Date): Days {
  const today = calendarDate(now);
  if (to === undefined || from !== undefined)
    return { from: from ?? today, to: to ?? addDays(from ?? today, 6) };
  const earliest = addDays(to, 1 - maxScheduleDays);
  return { from: [earliest, to < today ? to : today].toSorted().at(-1)!, to };
}

function crewDaysFrom(now: Date): Days {
  const today = calendarDate(now);
  return { from: addDays(today, -crewDays.back), to: addDays(today, crewDays.ahead) };
}

async function withDetails(deps: CrewDeps, visits: readonly VisitWithQuote[]): Promise<CrewVisit[]> {
  const { db } = deps;
  const quotes = new Map<number, { notes: string; imageUrl: string | null; zipCode: string }>();
  const items = new Map<number, CrewVisit['items']>();
  for (const ids of getBatches([...new Set(visits.map(({ quoteId }) => quoteId))])) {
    const found = db.selectFrom('quotes').select(['id', 'notes', 'imageUrl', 'zipCode']);
    for (const { id, ...quote } of await found.where('id', 'in', ids).execute()) quotes.set(id, quote);
    const lines = db.selectFrom('quoteItems').select(['quoteId', 'title', 'quantity', 'unit', 'category']);
    for (const { quoteId, ...item } of await lines.where('quoteId', 'in', ids).orderBy('id').execute()) {
      items.set(quoteId, [...(items.get(quoteId) ?? []), item]);
    }
  }
  const progress = await readProgress(db, visits);
  const owed = await presentOwed(deps, visits);
  return visits.map((row) => {
    const { id, date, from, to, durationMinutes, status, kind, version, property, ...visit } = toVisit(
      row,
      false,
    );
    const { notes, imageUrl, zipCode } = quotes.get(row.quoteId)!;
    const { street, unit, city, accessNotes, ...address } = property ?? {
      street: '',
      unit: '',
      city: '',
      accessNotes: row.accessNotes,
      zipCode,
    };
    return {
      id,
      date,
      from,
      to,
      durationMinutes,
      status,
      kind,
      version,
      customerName: visit.contactName || visit.customerName,
      phone: visit.phone,
      property: { street, unit, city, zipCode: address.zipCode, accessNotes },
      items: items.get(row.quoteId) ?? [],
      notes,
      photos: imageUrl === null ? [] : [imageUrl],
      ...progress.get(row.id)!,
      ...owed.get(row.id),
    };
  });
}
