import type { Db } from '#kit/db/open.ts';
import { wrongField } from '#kit/server/errors.ts';
import type { TimelineEntry } from '#office/customer/timeline.ts';
import { getCustomer, getGroup } from '#sales/customers/server/customers.queries.ts';
import type { After } from './timeline-part.ts';
import { type SourceName, timelineSources } from './timeline-sources.ts';

/** Among entries of the same time, those of a later source are newer. */
const sources = [
  'photo',
  'request',
  'quote',
  'email',
  'message',
  'visit',
  'past-visit',
  'visit-photo',
  'fact',
  'invoice',
  'payment',
  'note',
] as const;

/** The last entry that is known. */
interface Position {
  at: string;
  source: SourceName;
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
  const ids = await getGroup(db, customerId);
  const position = before === '' ? null : getPosition(before);
  const found = await Promise.all(
    sources.map(async (source) => {
      const entries = await timelineSources[source](db, { ids, after: toAfter(source, position), limit });
      return entries.map((entry) => ({ ...entry, source }));
    }),
  );
  return found
    .flat()
    .filter((entry) => position === null || compare(entry, position) > 0)
    .sort(compare)
    .slice(0, limit)
    .map(({ source, ...entry }) => ({ ...entry, cursor: getCursor({ ...entry, source }) }));
}

const rank = (source: SourceName) => sources.indexOf(source);

/** Newest first. */
function compare(one: Position, other: Position): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  return rank(other.source) - rank(one.source) || other.id - one.id;
}

function toAfter(source: SourceName, position: Position | null): After | null {
  if (!position) return null;
  const { at, id } = position;
  if (source === position.source) return { at, id };
  return { at, id: rank(source) < rank(position.source) ? Number.MAX_SAFE_INTEGER : 0 };
}

const getCursor = ({ at, source, id }: Position) =>
  Buffer.from(`${at} ${source} ${id}`).toString('base64url');

function getPosition(cursor: string): Position {
  const [at = '', name, id] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const source = sources.find((known) => known === name);
  if (!source || !/^\d{1,15}$/.test(id ?? '') || !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at)) {
    throw wrongField('before', 'Use the cursor of an entry');
  }
  return { at, source, id: Number(id) };
}
