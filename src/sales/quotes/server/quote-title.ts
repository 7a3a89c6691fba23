interface Line {
  title: string;
  unitPriceCents: number;
  quantity: number;
}

/** `2 × 3-Seat Sofa + 1 more`: the line with the largest amount, and the number of other lines. */
export function quoteTitle(items: readonly Line[], more = (count: number) => `${count} more`): string {
  const amount = (item: Line) => item.unitPriceCents * item.quantity;
  const main = items.reduce((best, next) => (amount(next) > amount(best) ? next : best));
  const title = main.quantity > 1 ? `${main.quantity} × ${main.title}` : main.title;
  return items.length > 1 ? `${title} + ${more(items.length - 1)}` : title;
}
