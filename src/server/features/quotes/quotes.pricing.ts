import type { NewQuoteItem, ServiceRow } from '#server/db/schema.ts';
import type { Trx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { listActiveServicesById } from '#server/features/services/services.queries.ts';
import { formatCents } from '#shared/money.ts';
import { type CartPrice, priceCart } from '#shared/pricing.ts';
import { maxQuantity } from '#shared/quote-rules.ts';
import type { QuoteSelection } from '#shared/quotes.ts';

type Selection = Pick<QuoteSelection, 'items' | 'expectedTotal'>;

export interface PricedSelection {
  items: Omit<NewQuoteItem, 'quoteId'>[];
  price: CartPrice;
}

/**
 * What was chosen, with the catalogue's own titles and prices. Throws 422 for a service that is not offered, and
 * `price-changed` with the present total where the visitor saw another one. `itemsPath`: where the items stand in the body.
 */
export async function priceSelection(
  trx: Trx,
  selection: Selection,
  itemsPath = 'quote.items',
): Promise<PricedSelection> {
  const quantities = mergedQuantities(selection);
  const services = await listActiveServicesById(trx, [...quantities.keys()]);
  refuseUnknown(selection, services, itemsPath);

  const byId = new Map(services.map((service) => [service.id, service]));
  const items = [...quantities].map(([id, quantity]) => toItem(byId.get(id)!, quantity));
  const price = priceCart(items);
  const total = formatCents(price.totalCents);
  if (selection.expectedTotal !== undefined && selection.expectedTotal !== total) {
    throw new AppError('price-changed', `Our prices have changed. The total is now $${total}.`, {
      current: { total },
    });
  }
  return { items, price };
}

/** One line a service, in the order of the cart, even if a client sends it twice. */
function mergedQuantities({ items }: Selection): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { serviceId, quantity } of items) {
    quantities.set(serviceId, Math.min(maxQuantity, (quantities.get(serviceId) ?? 0) + quantity));
  }
  return quantities;
}

function refuseUnknown({ items }: Selection, services: readonly ServiceRow[], itemsPath: string) {
  const known = new Set(services.map((service) => service.id));
  const errors = items.flatMap(({ serviceId }, index) =>
    known.has(serviceId)
      ? []
      : [{ path: `${itemsPath}.${index}.serviceId`, message: 'This service is no longer offered' }],
  );
  if (errors.length > 0) {
    throw new AppError('invalid-input', 'A service in your cart is no longer offered. Please choose again.', {
      errors,
    });
  }
}

const toItem = (service: ServiceRow, quantity: number) => ({
  serviceId: service.id,
  category: service.category,
  title: service.title,
  isAddOn: service.isAddOn,
  unitPriceCents: service.discountedPriceCents,
  quantity,
  durationMinutes: service.durationMinutes,
});
