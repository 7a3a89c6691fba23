import { createHash } from 'node:crypto';
import type { QuoteAmounts } from '#sales/quotes/quote-pages.ts';
import { getAccepted, getAmounts, onlyAmounts } from './quote-amounts.ts';
import type { FoundQuotePage } from './quote-pages.queries.ts';

/** An accepted quote shows the accepted copy, whatever staff change afterward. */
export function shownAmounts({ page, quote }: FoundQuotePage): QuoteAmounts {
  const accepted = page.decision === 'accepted' ? getAccepted(page) : null;
  return accepted ? onlyAmounts(accepted) : getAmounts(quote);
}

/**
 * Names what the customer sees, so that notes of staff, visits and statuses never stand in the way of a decision. The same
 * amounts have the same version, also if another price was set in between.
 */
export function shownVersion(found: FoundQuotePage): number {
  const { minimumFee, tripFee, items, ...amounts } = shownAmounts(found);
  // Without fees and units, it is as it was before there were any.
  const fees = Object.entries({ minimumFee, tripFee }).filter(([, fee]) => fee !== '0.00');
  const hash = createHash('sha256')
    .update(JSON.stringify({ items: items.map(withoutDefaults), ...amounts, ...Object.fromEntries(fees) }))
    .digest();
  return hash.readUIntBE(0, bytes);
}

const withoutDefaults = ({
  title,
  quantity,
  unit,
  unitPrice,
  minimumPrice,
  lineTotal,
}: QuoteAmounts['items'][number]) => ({
  title,
  quantity,
  ...(unit !== 'piece' && { unit }),
  unitPrice,
  ...(minimumPrice !== null && { minimumPrice }),
  lineTotal,
});

/** Within the integers of JSON. */
const bytes = 6;

/** Whether a caller saw what the customer sees now. Staff's version counts too while nothing at all has changed. */
export const hasSeen = (found: FoundQuotePage, version: number): boolean =>
  version === shownVersion(found) || version === found.quote.version;
