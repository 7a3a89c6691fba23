import type { Service, ServiceCategory } from '#company/catalog/services.ts';
import { quantityLimits, toQuantity, type Unit } from '#company/catalog/units.ts';
import { centsSchema, parseCents } from '#kit/money/money.ts';
import type { QuoteLine } from '#sales/quotes/quote-lines.ts';
import type { Quote } from '#sales/quotes/quotes.ts';

/** A line of a form. One that the quote already has carries its `id` and keeps its own price. */
export interface EditedLine {
  id?: number;
  /** Identifies a custom line that is not saved yet. */
  key?: string;
  /** Null for a custom line, and for one whose service was deleted. */
  serviceId: number | null;
  category: ServiceCategory;
  title: string;
  isAddOn: boolean;
  unit: Unit;
  unitPriceCents: number;
  /** The line costs this much at least; 0 for none. */
  minimumPriceCents: number;
  /** As they were before staff changed the price, which then counts without the minimum. */
  copied: { unitPriceCents: number; minimumPriceCents: number };
  /** The price as typed, where the user changed it. */
  typedPrice?: string;
  quantity: number;
  durationMinutes: number;
}

export const getLines = ({ serviceDetails }: Quote): EditedLine[] =>
  serviceDetails.items.map(({ unitPrice, minimumPrice, lineTotal: _, ...item }) => ({
    ...item,
    ...getPrices(unitPrice, minimumPrice),
  }));

function getPrices(unitPrice: string, minimumPrice: string | null) {
  const copied = {
    unitPriceCents: parseCents(unitPrice),
    minimumPriceCents: parseCents(minimumPrice ?? '0'),
  };
  return { ...copied, copied };
}

/** Adds one of the service, to its line or to a new line at the current price. */
export function withService(lines: readonly EditedLine[], service: Service): EditedLine[] {
  const index = lines.findIndex(({ serviceId }) => serviceId === service.id);
  if (index >= 0) return withQuantity(lines, index, lines[index]!.quantity + 1);
  const { id, category, title, isAddOn, unit, discountedPrice, minimumPrice, durationMinutes } = service;
  const copy = { serviceId: id, category, title, isAddOn, unit, quantity: 1, durationMinutes };
  return [...lines, { ...copy, ...getPrices(discountedPrice, minimumPrice) }];
}

/** Adds a line for something outside the catalog, in the category of the line above, or in `first`. */
export const withCustomLine = (
  lines: readonly EditedLine[],
  key: string,
  first: ServiceCategory,
): EditedLine[] => [
  ...lines,
  {
    key,
    serviceId: null,
    category: lines.at(-1)?.category ?? first,
    title: '',
    isAddOn: false,
    unit: 'piece',
    ...getPrices('0', null),
    typedPrice: '',
    quantity: 1,
    durationMinutes: 30,
  },
];

type LineChange = Partial<Pick<EditedLine, 'title' | 'category' | 'unit' | 'durationMinutes'>>;

/** Another unit may take more or fewer. */
export const withChange = (lines: readonly EditedLine[], index: number, change: LineChange): EditedLine[] => {
  const changed = lines.map((line, at) => (at === index ? { ...line, ...change } : line));
  return change.unit ? withQuantity(changed, index, changed[index]!.quantity) : changed;
};

/** An incomplete price counts as zero. */
export const withPrice = (lines: readonly EditedLine[], index: number, typed: string): EditedLine[] =>
  lines.map((line, at) =>
    at === index ? { ...line, typedPrice: typed, ...pricesAt(line, getCents(typed)) } : line,
  );

const pricesAt = ({ copied }: EditedLine, unitPriceCents: number) => ({
  unitPriceCents,
  minimumPriceCents: unitPriceCents === copied.unitPriceCents ? copied.minimumPriceCents : 0,
});

function getCents(typed: string): number {
  const amount = centsSchema.safeParse(typed);
  return amount.success ? amount.data : 0;
}

export const withQuantity = (lines: readonly EditedLine[], index: number, quantity: number): EditedLine[] =>
  lines.map((line, at) =>
    at === index
      ? { ...line, quantity: toQuantity(quantity, line.unit) || quantityLimits[line.unit].min }
      : line,
  );

export const withoutLine = (lines: readonly EditedLine[], index: number): EditedLine[] =>
  lines.filter((_line, at) => at !== index);

/** As the API takes them. Leaves out catalog prices, which the server sets. */
export const sentLines = (lines: readonly EditedLine[]): SentLine[] =>
  lines.map((line) => {
    const { id, serviceId, quantity, typedPrice, title, unit, category, durationMinutes } = line;
    return {
      ...(id === undefined ? serviceId !== null && { serviceId } : { id }),
      quantity,
      ...(typedPrice !== undefined && { unitPrice: typedPrice }),
      ...(serviceId === null && { title, unit, category, durationMinutes }),
    };
  });

type SentLine = Omit<QuoteLine, 'unitPrice'> & { unitPrice?: string };
