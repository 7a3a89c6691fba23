/** A line of a quote, or what an invoice bills of one. */
interface Pieces {
  id: number;
  serviceId: number | null;
  title: string;
  quantity: number;
  /** A part of a line has none. */
  minimumPriceCents?: number;
}

/** The part of its quote that an invoice bills. */
export interface Coverage {
  /** How much of the quote's price. */
  cents: number;
  items: readonly Pieces[];
}

export interface Uninvoiced<Item extends Pieces> {
  /** With the pieces that are left of each. */
  items: Item[];
  /** The amount that they add to the price, without tax. */
  cents: number;
}

/**
 * Finds the part of a quote that no invoice bills yet; null if nothing is left. `coverages` are those of its invoices
 * that are not void. A further invoice bills exactly this, so that all of them add up to the price of the quote.
 */
export function findUninvoiced<Item extends Pieces>(
  quote: { items: readonly Item[]; priceCents: number },
  coverages: readonly Coverage[],
): Uninvoiced<Item> | null {
  const billed = coverages.flatMap(({ items }) => items.map((item) => ({ ...item })));
  const left = quote.items.map((item) => ({ ...item }));
  // A line that staff took out and entered again has another id.
  for (const isSame of [hasSameId, isSameThing]) {
    for (const item of left) {
      for (const other of billed.filter((one) => isSame(one, item))) {
        const quantity = Math.min(item.quantity, other.quantity);
        item.quantity -= quantity;
        other.quantity -= quantity;
      }
    }
  }
  for (const [index, item] of left.entries()) {
    const isPart = item.quantity < quote.items[index]!.quantity;
    if (isPart && item.minimumPriceCents) item.minimumPriceCents = 0;
  }
  const items = left.filter(({ quantity }) => quantity > 0);
  const cents = coverages.reduce((rest, coverage) => rest - coverage.cents, quote.priceCents);
  const isFirst = coverages.length === 0;
  return items.length > 0 && (isFirst || cents > 0) ? { items, cents } : null;
}

const hasSameId = (one: Pieces, other: Pieces) => one.id === other.id;

const isSameThing = (one: Pieces, other: Pieces) =>
  one.serviceId === null
    ? other.serviceId === null && one.title === other.title
    : one.serviceId === other.serviceId;
