import { getLineCents } from '#company/catalog/pricing.ts';
import { formatMinimum } from '#company/catalog/server/services.serializer.ts';
import { getPlaces } from '#company/coverage/coverage.ts';
import type { Place } from '#company/profile/profile.ts';
import type { QuotePageRow } from '#kit/db/tables/quote-pages.ts';
import type { QuoteItemRow } from '#kit/db/tables/quotes.ts';
import { formatCents } from '#kit/money/money.ts';
import { quotePaths } from '#kit/paths/customer-paths.ts';
import { toShownCode } from '#sales/codes/server/codes.serializer.ts';
import { quotePageNames } from '#sales/quotes/linked-page.ts';
import { toGivenDiscount } from '#sales/quotes/own-discount.ts';
import { pick } from '#sales/quotes/quote-fields.ts';
import { quoteFieldNames } from '#sales/quotes/quote-labels.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import {
  codeDiscount,
  discountCents,
  findRest,
  getAccepted,
  getFees,
  hasAcceptedAmounts,
} from './quote-amounts.ts';
import { getCode, getFeeTerms } from './quote-lines.ts';
import type { QuoteWithItems } from './quotes.queries.ts';

/** `places` is the current coverage. */
export function toQuote(row: QuoteWithItems, places: readonly Place[]): Quote {
  const placeNames = getPlaces(row.zipCode, places).map(({ name }) => name);
  return {
    id: row.id,
    customerId: row.customerId,
    visitNumber: row.visitNumber,
    requestId: row.requestId,
    ...pick(row, quoteFieldNames),
    isCovered: placeNames.length > 0,
    placeNames,
    serviceCategory: row.serviceCategory,
    serviceTitle: row.serviceTitle,
    serviceDetails: {
      items: row.items.map(toQuoteItem),
      subtotal: formatCents(row.subtotalCents),
      discountPercent: row.discountPercent,
      discount: formatCents(discountCents(row)),
      discounts: JSON.parse(row.discounts),
      ...codeDiscount(row),
      ...getFees(row),
      feeTerms: toGivenFees(row),
      total: formatCents(row.totalCents),
    },
    discount: toGivenDiscount(row),
    code: toGivenCode(row),
    estimatedPrice: row.estimatedPriceCents === null ? null : formatCents(row.estimatedPriceCents),
    uninvoiced: toUninvoiced(row),
    imageUrl: row.imageUrl,
    status: row.status,
    isRequestCancelled: row.isRequestCancelled,
    told: row.told,
    page: row.page && toPage(row.page, row),
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** Null without an invoice, which bills the whole quote. */
function toUninvoiced(row: QuoteWithItems): Quote['uninvoiced'] {
  const rest = row.coverages.length > 0 ? findRest(row) : null;
  return (
    rest && {
      items: rest.items.map((item) => pick(item, ['title', 'quantity', 'unit'])),
      total: formatCents(rest.cents),
    }
  );
}

function toGivenCode(row: QuoteWithItems): Quote['code'] {
  const code = getCode(row);
  return code && toShownCode(code.code, code.terms);
}

function toGivenFees(row: QuoteWithItems): Quote['serviceDetails']['feeTerms'] {
  const { minimumOrderCents, tripFeeCents } = getFeeTerms(row);
  return { minimumOrder: formatCents(minimumOrderCents), tripFee: formatCents(tripFeeCents) };
}

const toPage = (page: QuotePageRow, quote: QuoteWithItems) => ({
  ...pick(page, quotePageNames),
  path: quotePaths.page(page.token),
  // The calculator shows the link as it stores the quote.
  givenAt: page.sentAt ?? (page.createdAt === quote.createdAt ? page.createdAt : null),
  acceptedTotal: getAccepted(page)?.total ?? null,
  isChangedSinceAccepted: page.decision === 'accepted' && !hasAcceptedAmounts(page, quote),
});

const toQuoteItem = (item: QuoteItemRow) => ({
  id: item.id,
  serviceId: item.serviceId,
  category: item.category,
  title: item.title,
  isAddOn: item.isAddOn === 1,
  quantity: item.quantity,
  unit: item.unit,
  unitPrice: formatCents(item.unitPriceCents),
  minimumPrice: formatMinimum(item),
  lineTotal: formatCents(getLineCents(item)),
  durationMinutes: item.durationMinutes,
});
