import { photoStageLabels, type VisitFactKind } from '#visits/day/visit-progress.ts';
import { factText, getContent } from '#visits/visits/server/visit-progress.queries.ts';
import { type Entry, none, type Source } from './timeline-part.ts';

const titles: Partial<Record<VisitFactKind, string>> = {
  booked: 'Back to booked',
  'on-the-way': 'On the way',
  started: 'Work started',
  done: 'Work done',
  note: 'Note of the crew',
  line: 'Added on the spot',
};

/** Leaves out the steps of checklists. Reads all at once, since a customer has few visits. */
export const factEntries: Source = async (db, { ids }) => {
  const rows = await db
    .selectFrom('visitFacts')
    .innerJoin('visits', 'visits.id', 'visitFacts.visitId')
    .innerJoin('quotes', 'quotes.id', 'visits.quoteId')
    .selectAll('visitFacts')
    .select('visits.customerId')
    .where('visits.customerId', 'in', ids)
    .where('quotes.deletedAt', 'is', null)
    .where('visitFacts.kind', 'not in', ['step', 'photo'])
    .execute();
  return rows.map(
    (row): Entry => ({
      ...none,
      kind: 'fact',
      id: row.id,
      visitId: row.visitId,
      customerId: row.customerId,
      title: `${titles[row.kind] ?? row.kind} · ${row.userName}`,
      detail: row.kind === 'line' ? factText(getContent(row)) : (getContent(row).text ?? ''),
      at: row.at,
    }),
  );
};

/** One entry for the photos before a visit, and one for those after it. */
export const visitPhotoEntries: Source = async (db, { ids }) => {
  const rows = await db
    .selectFrom('uploads')
    .innerJoin('visits', 'visits.id', 'uploads.visitId')
    .innerJoin('quotes', 'quotes.id', 'visits.quoteId')
    .select(['uploads.id', 'uploads.stage', 'uploads.takenAt', 'uploads.createdAt', 'uploads.visitId'])
    .select('visits.customerId')
    .where('visits.customerId', 'in', ids)
    .where('quotes.deletedAt', 'is', null)
    .orderBy('uploads.id')
    .execute();
  const groups = Map.groupBy(rows, ({ visitId, stage }) => `${visitId} ${stage}`);
  return [...groups.values()].map((photos): Entry => {
    const { id, visitId, customerId, stage, takenAt, createdAt } = photos[0]!;
    const count = photos.length === 1 ? '1 photo' : `${photos.length} photos`;
    const title = `${photoStageLabels[stage ?? 'after']} photos`;
    const at = takenAt ?? createdAt;
    return { ...none, kind: 'photo', id, visitId: visitId!, customerId, title, detail: count, at };
  });
};
