import type { Service, ServiceCategory } from '#company/catalog/services.ts';
import { centsSchema, parseCents } from '#kit/money/money.ts';
import type { QuoteLine } from '#sales/quotes/quote-lines.ts';
import { maxQuantity } from '#sales/quotes/quote-rules.ts';
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
  unitPriceCents: number;
  /** The price as typed, where the user changed it. */
  typedPrice?: string;
  quantity: number;
  durationMinutes: number;
}

export const getLines = ({ serviceDetails }: Quote): EditedLine[] =>
  serviceDetails.items.map(
    ({ id, serviceId, category, title, isAddOn, unitPrice, quantity, durationMinutes }) => ({
      id,
      serviceId,
      category,
      title,
      isAddOn,
      unitPriceCents: parseCents(unitPrice),
      quantity,
      durationMinutes,
    }),
  );

/** Adds one of the service, to its line or to a new line at the current price. */
export function withService(lines: readonly EditedLine[], service: Service): EditedLine[] {
  const index = lines.findIndex(({ serviceId }) => serviceId === service.id);
  if (index >= 0) return withQuantity(lines, index, lines[index]!.quantity + 1);
  const { id, category, title, isAddOn, discountedPrice, durationMinutes } = service;
  const unitPriceCents = parseCents(discountedPrice);
  return [
    ...lines,
    { serviceId: id, category, title, isAddOn, unitPriceCents, quantity: 1, durationMinutes },
  ];
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
    unitPriceCents: 0,
    typedPrice: '',
    quantity: 1,
    durationMinutes: 30,
  },
];

type LineChange = Partial<Pick<EditedLine, 'title' | 'category' | 'durationMinutes'>>;

export const withChange = (lines: readonly EditedLine[], index: number, change: LineChange): EditedLine[] =>
  lines.map((line, at) => (at === index ? { ...line, ...change } : line));

/** An incomplete price counts as zero. */
export const withPrice = (lines: readonly EditedLine[], index: number, typed: string): EditedLine[] =>
  lines.map((line, at) =>
    at === index ? { ...line, typedPrice: typed, unitPriceCents: getCents(typed) } : line,
  );

function getCents(typed: string): number {
  const amount = centsSchema.safeParse(typed);
  return amount.success ? amount.data : 0;
}

export const withQuantity = (lines: readonly EditedLine[], index: number, quantity: number): EditedLine[] =>
  lines.map((line, at) =>
    at === index ? { ...line, quantity: Math.min(maxQuantity, Math.max(1, quantity)) } : line,
  );

export const withoutLine = (lines: readonly EditedLine[], index: number): EditedLine[] =>
  lines.filter((_line, at) => at !== index);

/** As the API takes them. Leaves out catalog prices, which the server sets. */
export const sentLines = (lines: readonly EditedLine[]): SentLine[] =>
  lines.map((line) => {
    const { id, serviceId, quantity, typedPrice, title, category, durationMinutes } = line;
    return {
      ...(id === undefined ? serviceId !== null && { serviceId } : { id }),
      quantity,
      ...(typedPrice !== undefined && { unitPrice: typedPrice }),
      ...(serviceId === null && { title, category, durationMinutes }),
    };
  });

type SentLine = Omit<QuoteLine, 'unitPrice'> & { unitPrice?: string };
