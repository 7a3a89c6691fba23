import { exactDollars } from '#kit/money/money.ts';

/** A service is priced by one of these. */
export const units = ['piece', 'room', 'step', 'sqft', 'hour'] as const;
export type Unit = (typeof units)[number];

/** By which a price may be, in choices of the panel. */
export const unitLabels: Record<Unit, string> = {
  piece: 'Piece',
  room: 'Room',
  step: 'Step',
  sqft: 'Square foot',
  hour: 'Hour',
};

interface Limits {
  min: number;
  max: number;
  step: number;
}

const counted: Limits = { min: 1, max: 50, step: 1 };

/** The quantities that a line takes. */
export const quantityLimits: Record<Unit, Limits> = {
  piece: counted,
  room: counted,
  step: counted,
  sqft: { min: 1, max: 100_000, step: 1 },
  hour: { min: 0.5, max: 24, step: 0.5 },
};

export function isQuantity(quantity: number, unit: Unit = 'piece'): boolean {
  const { min, max, step } = quantityLimits[unit];
  return quantity >= min && quantity <= max && Number.isInteger(quantity / step);
}

/** The nearest quantity at or below what was typed; 0 for none. */
export function toQuantity(typed: unknown, unit: Unit = 'piece'): number {
  const { max, step } = quantityLimits[unit];
  return Math.min(Math.max(Math.trunc(Number(typed) / step) * step || 0, 0), max);
}

/** Those above 50 are typed, not stepped. */
export const isTyped = (unit: Unit | undefined): boolean => quantityLimits[unit ?? 'piece'].max > counted.max;

interface Counted {
  title: string;
  quantity: number;
  unit?: Unit | undefined;
}

/** Its money as pages write it. */
export const inDollars = <Line extends Priced>(line: Line): Line => ({
  ...line,
  unitPrice: exactDollars(line.unitPrice),
  minimumPrice: line.minimumPrice && exactDollars(line.minimumPrice),
});

interface UnitWords {
  quantityText: (quantity: number, unit: Unit) => string;
}

interface PriceWords {
  perUnit: (price: string, unit: Unit) => string;
  minimumText: (price: string) => string;
}

interface Priced {
  quantity: number;
  unit?: Unit | undefined;
  /** As it is written. */
  unitPrice: string;
  minimumPrice?: string | null | undefined;
}

/** `2 × $149.00`, or `$0.45 per sq ft, minimum $120.00`. */
export function priceText({ quantity, unit = 'piece', unitPrice, minimumPrice }: Priced, words: PriceWords) {
  const price = unit === 'piece' ? `${quantity} × ${unitPrice}` : words.perUnit(unitPrice, unit);
  return minimumPrice ? `${price}, ${words.minimumText(minimumPrice)}` : price;
}

/** `Carpet, 350 sq ft`; the title alone of a service by the piece. */
export const namedTitle = ({ title, quantity, unit = 'piece' }: Counted, words: UnitWords): string =>
  unit === 'piece' ? title : `${title}, ${words.quantityText(quantity, unit)}`;

/** `2 × 3-Seat Sofa`, or `Carpet, 350 sq ft`. */
export const lineText = (line: Counted, words: UnitWords): string =>
  (line.unit ?? 'piece') === 'piece' ? `${line.quantity} × ${line.title}` : namedTitle(line, words);

/** The same, where one piece is the title alone. */
export const lineTitle = (line: Counted, words: UnitWords): string =>
  line.quantity > 1 ? lineText(line, words) : namedTitle(line, words);
