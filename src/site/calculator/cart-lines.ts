import { getFeeTerms } from '#company/catalog/order-fees.ts';
import { type CartPrice, type PricedLine, priceCart } from '#company/catalog/pricing.ts';
import { parseCents } from '#kit/money/money.ts';
import type { CalculatorService, Catalog } from './calculator-data.ts';
import { withOneOption } from './option-groups.ts';
import type { QuoteSession } from './quote-session.ts';

export interface CartLine extends PricedLine {
  service: CalculatorService;
}

/** The cart's lines and total at the catalog's current prices, in the catalog's order, with the fees of the ZIP code. */
export function priceLines(
  { services, discounts, code, ...fees }: Catalog,
  { cart, form }: Pick<QuoteSession, 'cart' | 'form'>,
): { lines: CartLine[]; price: CartPrice } {
  const chosen = withOneOption(services, cart);
  const lines = services.flatMap((service) => {
    const quantity = chosen[service.id] ?? 0;
    if (!(quantity > 0)) return [];
    const { category, discountedPrice, minimumPrice } = service;
    const minimumPriceCents = parseCents(minimumPrice ?? '0');
    return [{ service, quantity, category, unitPriceCents: parseCents(discountedPrice), minimumPriceCents }];
  });
  return { lines, price: priceCart(lines, discounts, code, getFeeTerms(fees, form.zipCode)) };
}

export const pieceCount = (lines: readonly CartLine[]) => lines.reduce((sum, line) => sum + line.quantity, 0);
