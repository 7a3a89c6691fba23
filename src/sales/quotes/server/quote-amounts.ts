import { getLineCents } from '#company/catalog/pricing.ts';
import { formatMinimum } from '#company/catalog/server/services.serializer.ts';
import type { QuotePageRow } from '#kit/db/tables/quote-pages.ts';
import { formatCents } from '#kit/money/money.ts';
import type { AcceptedQuote, QuoteAmounts } from '#sales/quotes/quote-pages.ts';
import { type Coverage, findUninvoiced } from '#sales/quotes/uninvoiced.ts';
import type { QuoteWithItems } from './quotes.queries.ts';

type Amounts = Pick<
  QuoteWithItems,
  | 'items'
  | 'subtotalCents'
  | 'discountPercent'
  | 'discountReason'
  | 'code'
  | 'codeCents'
  | 'minimumFeeCents'
  | 'tripFeeCents'
  | 'totalCents'
  | 'estimatedPriceCents'
>;

/** The amount of the discount, without the code. */
export const discountCents = ({
  subtotalCents,
  codeCents,
  minimumFeeCents,
  tripFeeCents,
  totalCents,
}: Omit<Amounts, 'items'>): number => subtotalCents - codeCents + minimumFeeCents + tripFeeCents - totalCents;

/** As responses have them. */
export const getFees = ({
  minimumFeeCents,
  tripFeeCents,
}: Pick<Amounts, 'minimumFeeCents' | 'tripFeeCents'>) => ({
  minimumFee: formatCents(minimumFeeCents),
  tripFee: formatCents(tripFeeCents),
});

/** The customer's price: the one that staff set, else the total of the lines. */
export const priceCents = ({
  estimatedPriceCents,
  totalCents,
}: Pick<Amounts, 'estimatedPriceCents' | 'totalCents'>): number => estimatedPriceCents ?? totalCents;

/** Finds the part of the quote that no invoice bills yet; null if nothing is left. */
export const findRest = (quote: QuoteWithItems) =>
  findUninvoiced({ items: quote.items, priceCents: priceCents(quote) }, quote.coverages.map(toCoverage));

const toCoverage = ({ coveredCents, coveredItems }: QuoteWithItems['coverages'][number]): Coverage => ({
  cents: coveredCents,
  items: JSON.parse(coveredItems) as Coverage['items'],
});

/** Whether neither a line nor staff name a price. Staff may price a quote at $0.00, and then send it. */
export const isUnpriced = (
  page: Pick<QuotePageRow, 'sentAt'>,
  quote: Pick<Amounts, 'subtotalCents' | 'totalCents' | 'estimatedPriceCents'>,
): boolean =>
  quote.subtotalCents === 0 &&
  priceCents(quote) === 0 &&
  (page.sentAt === null || quote.estimatedPriceCents === null);

/** Lines and amounts as the customer sees them. */
export function getAmounts(quote: Amounts): QuoteAmounts {
  const total = priceCents(quote);
  return {
    items: quote.items.map((item) => ({
      title: item.title,
      quantity: item.quantity,
      unit: item.unit,
      unitPrice: formatCents(item.unitPriceCents),
      minimumPrice: formatMinimum(item),
      lineTotal: formatCents(getLineCents(item)),
    })),
    subtotal: formatCents(quote.subtotalCents),
    discountPercent: quote.discountPercent,
    discount: formatCents(discountCents(quote)),
    adjustment: formatCents(total - quote.totalCents),
    ...(quote.discountReason && { discountReason: quote.discountReason }),
    ...codeDiscount(quote),
    ...getFees(quote),
    total: formatCents(total),
  };
}

/** As responses have it; nothing where no code counts. */
export const codeDiscount = ({ code, codeCents }: Pick<Amounts, 'code' | 'codeCents'>) =>
  codeCents === 0 ? {} : { code, codeDiscount: formatCents(codeCents) };

/** The customer's last accepted copy; null if there is none. */
export const getAccepted = ({ accepted }: Pick<QuotePageRow, 'accepted'>): AcceptedQuote | null =>
  accepted === null ? null : withUnits({ ...noFees, ...(JSON.parse(accepted) as AcceptedQuote) });

/** Copies of before there were any. */
const noFees = { minimumFee: '0.00', tripFee: '0.00' };

const withUnits = (accepted: AcceptedQuote): AcceptedQuote => ({
  ...accepted,
  items: accepted.items.map(
    ({ title, quantity, unit = 'piece', unitPrice, minimumPrice = null, lineTotal }) => ({
      title,
      quantity,
      unit,
      unitPrice,
      minimumPrice,
      lineTotal,
    }),
  ),
});

/** The lines and amounts without what else a copy has. */
export const onlyAmounts = ({
  items,
  subtotal,
  discountPercent,
  discount,
  adjustment,
  discountReason,
  code,
  codeDiscount,
  minimumFee,
  tripFee,
  total,
}: QuoteAmounts): QuoteAmounts => ({
  items,
  subtotal,
  discountPercent,
  discount,
  adjustment,
  // Missing in copies of before there were any, so that these keep their version.
  ...(discountReason && { discountReason }),
  ...(code && { code, codeDiscount }),
  minimumFee,
  tripFee,
  total,
});

/** Whether the customer accepted what the quote says now. */
export function hasAcceptedAmounts(page: Pick<QuotePageRow, 'accepted'>, quote: Amounts): boolean {
  const accepted = getAccepted(page);
  return accepted !== null && JSON.stringify(onlyAmounts(accepted)) === JSON.stringify(getAmounts(quote));
}
