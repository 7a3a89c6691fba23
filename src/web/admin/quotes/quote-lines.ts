import { parseCents } from '#shared/money.ts';
import type { QuoteLine } from '#shared/quote-lines.ts';
import { maxQuantity } from '#shared/quote-rules.ts';
import type { Quote } from '#shared/quotes.ts';
import type { Service, ServiceCategory } from '#shared/services.ts';

/** A line of a form. One that the quote already has carries its `id` and keeps its own price. */
export interface EditedLine {
  id?: number;
  serviceId: number | null;
  category: ServiceCategory;
  title: string;
  isAddOn: boolean;
  unitPriceCents: number;
  quantity: number;
}

export const linesOf = ({ serviceDetails }: Quote): EditedLine[] =>
  serviceDetails.items.map(({ id, serviceId, category, title, isAddOn, unitPrice, quantity }) => ({
    id,
    serviceId,
    category,
    title,
    isAddOn,
    unitPriceCents: parseCents(unitPrice),
    quantity,
  }));

/** Adds one of the service, to its line or to a new line at the current price. */
export function withService(lines: readonly EditedLine[], service: Service): EditedLine[] {
  const index = lines.findIndex(({ serviceId }) => serviceId === service.id);
  if (index >= 0) return withQuantity(lines, index, lines[index]!.quantity + 1);
  const { id, category, title, isAddOn, discountedPrice } = service;
  const unitPriceCents = parseCents(discountedPrice);
  return [...lines, { serviceId: id, category, title, isAddOn, unitPriceCents, quantity: 1 }];
}

export const withQuantity = (lines: readonly EditedLine[], index: number, quantity: number): EditedLine[] =>
  lines.map((line, at) =>
    at === index ? { ...line, quantity: Math.min(maxQuantity, Math.max(1, quantity)) } : line,
  );

export const withoutLine = (lines: readonly EditedLine[], index: number): EditedLine[] =>
  lines.filter((_line, at) => at !== index);

/** As the API takes them. */
export const sentLines = (lines: readonly EditedLine[]): QuoteLine[] =>
  lines.map(({ id, serviceId, quantity }) => (id === undefined ? { serviceId, quantity } : { id, quantity }));
