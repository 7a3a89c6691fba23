import * as unitWords from '#company/catalog/unit-texts.ts';
import { lineText, type Unit } from '#company/catalog/units.ts';
import { getBatches } from '#kit/db/batches.ts';
import type { Db } from '#kit/db/open.ts';
import { readStored } from '#kit/db/stored-json.ts';
import type { NewVisitFact, VisitFactRow } from '#kit/db/tables/visit-facts.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { formatDollars } from '#kit/money/money.ts';
import { files } from '#kit/paths/paths.ts';
import type { VisitFact, VisitProgress } from '#visits/day/visit-progress.ts';

/** Depends on the fact's kind. */
export interface FactContent {
  /** A note or a step. */
  text?: string;
  /** Steps only. */
  itemId?: number;
  isDone?: boolean;
  /** Lines only. */
  quantity?: number;
  unit?: Unit;
  unitPriceCents?: number;
  minimumPriceCents?: number;
  agreedBy?: string;
}

export const getContent = ({ content }: Pick<VisitFactRow, 'content'>): FactContent =>
  readStored<FactContent>(content, { text: 'This entry is damaged' });

export const insertFact = (trx: Trx, fact: NewVisitFact): Promise<unknown> =>
  trx.insertInto('visitFacts').values(fact).execute();

export const findFact = (db: Db, key: string): Promise<VisitFactRow | undefined> =>
  db.selectFrom('visitFacts').selectAll().where('key', '=', key).executeTakeFirst();

/** By the ids of the visits. */
export async function readProgress(
  db: Db,
  visits: readonly Pick<VisitRow, 'id' | 'quoteId'>[],
): Promise<Map<number, VisitProgress>> {
  const ids = visits.map(({ id }) => id);
  const facts: VisitFactRow[] = [];
  for (const batch of getBatches(ids)) {
    const found = db.selectFrom('visitFacts').selectAll().where('visitId', 'in', batch);
    facts.push(...(await found.orderBy('id').execute()));
  }
  const photos = await listVisitPhotos(db, ids);
  const steps = await listSteps(db, [...new Set(visits.map(({ quoteId }) => quoteId))]);
  const getFacts = Map.groupBy(facts, ({ visitId }) => visitId);
  return new Map(
    visits.map(({ id, quoteId }) => {
      const own = getFacts.get(id) ?? [];
      const done = doneSteps(own);
      return [
        id,
        {
          steps: (steps.get(quoteId) ?? []).map((step) => ({ ...step, isDone: done.has(toName(step)) })),
          facts: own.filter(({ kind }) => kind !== 'step' && kind !== 'photo').map(toFact),
          visitPhotos: (photos.get(id) ?? []).map(({ id: photoId, name, stage, takenAt, createdAt }) => ({
            id: photoId,
            stage: stage ?? 'after',
            url: files.upload(name),
            takenAt: takenAt ?? createdAt,
          })),
        },
      ];
    }),
  );
}

/** The last word on a step counts. */
function doneSteps(facts: readonly VisitFactRow[]): Set<string> {
  const done = new Set<string>();
  for (const fact of facts) {
    if (fact.kind !== 'step') continue;
    const { itemId = 0, text = '', isDone } = getContent(fact);
    if (isDone) done.add(toName({ itemId, text }));
    else done.delete(toName({ itemId, text }));
  }
  return done;
}

const toName = ({ itemId, text }: { itemId: number; text: string }) => `${itemId} ${text}`;

async function listSteps(db: Db, quoteIds: readonly number[]) {
  const steps = new Map<number, { itemId: number; item: string; text: string }[]>();
  for (const batch of getBatches(quoteIds)) {
    const rows = await db
      .selectFrom('quoteItems')
      .innerJoin('services', 'services.id', 'quoteItems.serviceId')
      .select(['quoteItems.id', 'quoteItems.quoteId', 'quoteItems.title', 'services.checklist'])
      .where('quoteItems.quoteId', 'in', batch)
      .orderBy('quoteItems.id')
      .execute();
    for (const { id, quoteId, title, checklist } of rows) {
      const own = readStored<string[]>(checklist, []).map((text) => ({ itemId: id, item: title, text }));
      steps.set(quoteId, [...(steps.get(quoteId) ?? []), ...own]);
    }
  }
  return steps;
}

/** The photos that crews took, in the order in which they were taken. */
export async function listVisitPhotos(db: Db, visitIds: readonly number[]) {
  const rows = [];
  for (const batch of getBatches(visitIds)) {
    const found = db
      .selectFrom('uploads')
      .select(['id', 'name', 'visitId', 'stage', 'takenAt', 'createdAt'])
      .where('visitId', 'in', batch);
    rows.push(...(await found.orderBy('takenAt').orderBy('id').execute()));
  }
  return Map.groupBy(rows, ({ visitId }) => visitId!);
}

/** For staff: `2 × Pillow, $15.00 each; Ana Lopez agreed` */
export function factText({ unitPriceCents = 0, minimumPriceCents = 0, ...content }: FactContent): string {
  const { quantity = 1, unit = 'piece' } = content;
  const price = formatDollars(unitPriceCents, { exact: true });
  const each = unit === 'piece' ? `${price}${quantity > 1 ? ' each' : ''}` : unitWords.perUnit(price, unit);
  const minimum =
    minimumPriceCents && unitWords.minimumText(formatDollars(minimumPriceCents, { exact: true }));
  return crewFactText(content, `, ${each}${minimum ? `, ${minimum}` : ''}`);
}

/** A crew sees no prices. */
const crewFactText = ({ text = '', quantity = 1, unit, agreedBy = '' }: FactContent, price = '') =>
  `${lineText({ title: text, quantity, unit }, unitWords)}${price}; ${agreedBy} agreed`;

const toFact = (row: VisitFactRow): VisitFact => ({
  id: row.id,
  kind: row.kind,
  text: row.kind === 'line' ? crewFactText(getContent(row)) : (getContent(row).text ?? ''),
  by: row.userName,
  at: row.at,
  receivedAt: row.createdAt,
});
