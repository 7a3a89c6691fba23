import { getLineCents } from '#company/catalog/pricing.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { emptyTexts, pick } from '#sales/quotes/quote-fields.ts';
import type { QuoteSelection } from '#sales/quotes/quotes.ts';
import { quoteTitle } from '#sales/quotes/server/quote-title.ts';
import type { PricedSelection } from '#sales/quotes/server/quotes.pricing.ts';
import { insertQuote, type QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import { visitorTextNames } from '#sales/quotes/visitor-texts.ts';
import type { ContactInput } from '#sales/requests/requests.ts';

interface NewLead {
  requestId: number;
  customerId: number | null;
  contact: ContactInput;
  selection: QuoteSelection;
  priced: PricedSelection;
  now: Date;
  /** Set if the request is suspected spam. */
  quarantinedAt: string | null;
}

/** Stores the quote of a request. The caller writes its history. */
export function submitQuote(
  trx: Trx,
  { requestId, customerId, contact, selection, priced, now, quarantinedAt }: NewLead,
): Promise<QuoteWithItems> {
  const quote = {
    requestId,
    customerId,
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email,
    phone: contact.phone || null,
    zipCode: selection.zipCode,
    ...pricedColumns(priced),
    estimatedPriceCents: priced.price.totalCents,
    contactMethod: selection.contactMethod,
    preferredDate: selection.preferredDate,
    preferredTime: selection.preferredTime || null,
    ...emptyTexts,
    ...pick(selection, visitorTextNames),
    imageUrl: contact.imageUrl || null,
    status: 'new' as const,
    completedAt: null,
    createdAt: now.toISOString(),
    deletedAt: quarantinedAt,
  };
  return insertQuote(trx, quote, priced.items);
}

/** The columns of a quote that derive from its items. */
export const pricedColumns = ({ items, discounts, fees, price, code }: PricedSelection) => ({
  serviceCategory: mainCategory(items),
  serviceTitle: quoteTitle(items),
  subtotalCents: price.subtotalCents,
  discountPercent: price.discountPercent,
  discounts: JSON.stringify(discounts),
  totalCents: price.totalCents,
  code: code?.code ?? '',
  codeCents: price.codeCents,
  codeId: code?.id ?? null,
  codeTerms: code && JSON.stringify(code.terms),
  feeTerms: JSON.stringify(fees),
  minimumFeeCents: price.minimumFeeCents,
  tripFeeCents: price.tripFeeCents,
});

type Items = PricedSelection['items'];

/** The category with the largest amount. */
function mainCategory(items: Items): ServiceCategory {
  const amounts = new Map<ServiceCategory, number>();
  for (const item of items) {
    amounts.set(item.category, (amounts.get(item.category) ?? 0) + getLineCents(item));
  }
  return [...amounts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
