import { parseCents } from '#kit/money/money.ts';
import type { Discount } from './discounts.ts';
import { type FeeTerms, noFees } from './order-fees.ts';
import type { ServiceCategory } from './services.ts';

export interface PricedLine {
  unitPriceCents: number;
  quantity: number;
  /** The line costs this much at least. */
  minimumPriceCents?: number | undefined;
  /** Missing where no code counts. */
  category?: ServiceCategory | undefined;
}

export interface CartPrice {
  subtotalCents: number;
  discountPercent: number;
  discountCents: number;
  /** The amount that the customer's code takes off. */
  codeCents: number;
  /** `Code SPRING20`, where a visitor entered it. */
  codeLabel?: string;
  /** The amount that the services, after discount and code, lack of the minimum order. */
  minimumFeeCents: number;
  tripFeeCents: number;
  totalCents: number;
  /** The next better tier, and how far away it is; null at the best tier, or if there is none. */
  nextTier: { percent: number; missingCents: number } | null;
}

/** Services without fees. */
export type ServicesPrice = Omit<CartPrice, 'minimumFeeCents' | 'tripFeeCents' | 'totalCents'>;

/** A price before the customer's code. */
export type OrderPrice = Omit<ServicesPrice, 'codeCents'>;

/** Takes the customer's code off; `code-pricing.ts` has it, which browsers load only for a code. */
export type CodePricing = (lines: readonly PricedLine[], order: OrderPrice) => ServicesPrice;

/**
 * Browser and server both price carts with this function. `discounts` are best first. Discounts are rounded half up to
 * the cent. See docs/product/company.md#discounts.
 */
export function priceCart(
  lines: readonly PricedLine[],
  discounts: readonly Discount[],
  applyCode: CodePricing = withoutCode,
  fees: FeeTerms = noFees,
): CartPrice {
  const subtotalCents = sumLines(lines);
  const reached = discounts.findIndex(({ aboveDollars }) => subtotalCents > aboveDollars * 100);
  const discountPercent = discounts[reached]?.percent ?? 0;
  const next = discounts[reached === -1 ? discounts.length - 1 : reached - 1];
  const services = applyCode(lines, {
    subtotalCents,
    discountPercent,
    discountCents: getShare(subtotalCents, discountPercent),
    nextTier: next
      ? { percent: next.percent, missingCents: next.aboveDollars * 100 + 1 - subtotalCents }
      : null,
  });
  return withFees(services, fees);
}

export const withoutCode: CodePricing = (_lines, order) => ({ ...order, codeCents: 0 });

/** An order whose lines cost nothing has no fees: nobody has priced it. See docs/product/company.md#fees. */
export function withFees(services: ServicesPrice, fees: FeeTerms): CartPrice {
  const { subtotalCents, discountCents, codeCents } = services;
  const { minimumOrderCents, tripFeeCents } = subtotalCents > 0 ? fees : noFees;
  const netCents = subtotalCents - discountCents - codeCents;
  const minimumFeeCents = Math.max(0, minimumOrderCents - netCents);
  return {
    ...services,
    minimumFeeCents,
    tripFeeCents,
    totalCents: netCents + minimumFeeCents + tripFeeCents,
  };
}

export const sumLines = (lines: readonly PricedLine[]) =>
  lines.reduce((sum, line) => sum + getLineCents(line), 0);

/** Rounded half up to the cent; all amounts of a credit note's line are negative. */
export function getLineCents({ unitPriceCents, quantity, minimumPriceCents = 0 }: PricedLine): number {
  const cents = Math.max(Math.round(Math.abs(unitPriceCents) * quantity), Math.abs(minimumPriceCents));
  return unitPriceCents < 0 || minimumPriceCents < 0 ? -cents : cents;
}

/** The least that the service costs, which `from` names. */
export const getStartingCents = ({ discountedPrice, minimumPrice }: Starting): number =>
  Math.max(parseCents(discountedPrice), parseCents(minimumPrice ?? '0'));

interface Starting {
  discountedPrice: string;
  minimumPrice?: string | null | undefined;
}

/** Rounded half up to the cent. */
export const getShare = (cents: number, percent: number) => Math.floor((cents * percent + 50) / 100);
