import { categoryName } from '#company/catalog/known-categories.ts';
import { priceRows, toPriceSums } from '#company/catalog/price-rows.ts';
import * as unitWords from '#company/catalog/unit-texts.ts';
import { lineText } from '#company/catalog/units.ts';
import { isCovered } from '#company/coverage/coverage.ts';
import type { Place } from '#company/profile/profile.ts';
import type { CsvColumns } from '#kit/http/csv-response.ts';
import { formatCents } from '#kit/money/money.ts';
import { sortableTime } from '#kit/time/dates.ts';
import { staffTextNames } from '#sales/quotes/quote-fields.ts';
import { type QuoteField, quoteFields } from '#sales/quotes/quote-labels.ts';
import { visitorTextNames } from '#sales/quotes/visitor-texts.ts';
import { completedDay } from './completed-in.ts';
import { getAmounts } from './quote-amounts.ts';
import type { QuoteWithItems } from './quotes.queries.ts';

export const quoteColumns = (places: readonly Place[]): CsvColumns<QuoteWithItems> => [
  ['Quote', (row) => row.id],
  ['Received', (row) => sortableTime(row.createdAt)],
  ...columns(['firstName', 'lastName', 'email', 'phone', 'zipCode']),
  ['In our area', (row) => (isCovered(row.zipCode, places) ? 'yes' : 'no')],
  ['Category', (row) => categoryName(row.serviceCategory)],
  ['Services', (row) => row.items.map((item) => lineText(item, unitWords)).join('; ')],
  ['Subtotal', (row) => formatCents(row.subtotalCents)],
  ['Discount in percent', (row) => row.discountPercent],
  ['Total', (row) => formatCents(row.totalCents)],
  [
    'Estimated price',
    (row) => (row.estimatedPriceCents === null ? null : formatCents(row.estimatedPriceCents)),
  ],
  ...columns(['contactMethod', 'preferredDate', 'preferredTime', ...visitorTextNames, ...staffTextNames]),
  ['Status', (row) => row.status],
  ['Completed', completedDay],
  ['Request', (row) => row.requestId],
  ['Request cancelled', (row) => (row.isRequestCancelled ? 'yes' : 'no')],
  ['Discount', (row) => formatCents(-(discountRow(row)?.cents ?? 0) || 0)],
  ['Discount reason', (row) => row.discountReason],
  ['Code', (row) => row.code],
  ['Code discount', (row) => formatCents(row.codeCents)],
  ['Minimum order fee', (row) => formatCents(row.minimumFeeCents)],
  ['Trip fee', (row) => formatCents(row.tripFeeCents)],
];

/** As the customer's page has it: also what a price set by staff takes off. */
const discountRow = (row: QuoteWithItems) =>
  priceRows(toPriceSums(getAmounts(row))).find(({ kind }) => kind === 'discount');

function columns(names: readonly QuoteField[]): CsvColumns<QuoteWithItems> {
  return names.map((name) => [quoteFields[name].csvTitle ?? quoteFields[name].label, (row) => row[name]]);
}
