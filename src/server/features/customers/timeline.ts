import type { Db } from '#server/db/open.ts';
import { wrongField } from '#server/errors.ts';
import type { TimelineEntry } from '#shared/customers.ts';
import { getCustomer, groupOf } from './customers.queries.ts';
import type { After, Entry } from './timeline-part.ts';
import { timelineSources } from './timeline-sources.ts';

/** Of entries of the same time, those of a later kind are newer. */
const kinds = ['photo', 'request', 'quote', 'message', 'visit', 'note'] as const;

/** The last entry that is known. */
interface Position {
  at: string;
  kind: Entry['kind'];
  id: number;
}

/**
 * Everything about a customer and those merged into it, newest first. Each kind continues after the same position, so that
 * no entry is missing or repeated between pages, even of the same instant.
 */
export async function readTimeline(
  db: Db,
  customerId: number,
  { limit, before }: { limit: number; before: string },
): Promise<TimelineEntry[]> {
  await getCustomer(db, customerId);
  const ids = await groupOf(db, customerId);
  const position = before === '' ? null : positionOf(before);
  const found = await Promise.all(
    kinds.map((kind) => timelineSources[kind](db, { ids, after: afterOf(kind, position), limit })),
  );
  return found
    .flat()
    .filter((entry) => position === null || compare(entry, position) > 0)
    .sort(compare)
    .slice(0, limit)
    .map((entry) => ({ ...entry, cursor: cursorOf(entry) }));
}

const rank = (kind: Entry['kind']) => kinds.indexOf(kind);

/** Newest first. */
function compare(one: Position, other: Position): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  return rank(other.kind) - rank(one.kind) || other.id - one.id;
}

function afterOf(kind: Entry['kind'], position: Position | null): After | null {
  if (!position) return null;
  const { at, id } = position;
  if (kind === position.kind) return { at, id };
  return { at, id: rank(kind) < rank(position.kind) ? Number.MAX_SAFE_INTEGER : 0 };
}

const cursorOf = ({ at, kind, id }: Position) => Buffer.from(`${at} ${kind} ${id}`).toString('base64url');

function positionOf(cursor: string): Position {
  const [at = '', kind, id] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const known = kinds.find((name) => name === kind);
  if (!known || !/^\d{1,15}$/.test(id ?? '') || !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at)) {
    throw wrongField('before', 'Use the cursor of an entry');
  }
  return { at, kind: known, id: Number(id) };
}
