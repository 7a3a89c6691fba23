import { categoryName } from '#company/catalog/known-categories.ts';
import { type TrashItem, trashDays } from '#kit/wire/trash.ts';
import { serviceLabel } from '#sales/requests/requests.ts';
import type { TrashRow } from './trash.queries.ts';

export const toTrashItem = (row: TrashRow): TrashItem => ({
  kind: row.kind,
  id: row.id,
  title: row.kind === 'category' ? categoryName(row.title) : row.title,
  detail: getDetail(row),
  deletedAt: row.deletedAt,
  goneAt: row.liveQuotes > 0 ? null : goneAt(row),
});

function getDetail({ kind, detail }: TrashRow): string {
  if (kind === 'request') return serviceLabel(detail);
  if (kind === 'category') return `/${detail}`;
  return kind === 'service' ? categoryName(detail) : detail;
}

/** A request is purged after its quotes. */
function goneAt({ deletedAt, quoteDeletedAt }: TrashRow): string {
  const last = quoteDeletedAt !== null && quoteDeletedAt > deletedAt ? quoteDeletedAt : deletedAt;
  return new Date(Date.parse(last) + trashDays * 86_400_000).toISOString();
}
