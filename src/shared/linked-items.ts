import { maxQuantity } from './quote-rules.ts';

const mostLinked = 100;

/** `3x2,5`: the items of a link to the calculator. */
export const linkOfItems = (items: readonly { serviceId: number | null; quantity: number }[]): string =>
  items
    .map(({ serviceId, quantity }) => (quantity === 1 ? `${serviceId}` : `${serviceId}x${quantity}`))
    .join(',');

/** Quantities by service id of such a link, which anybody may have written. */
export function readLinkedItems(link: string | undefined): Map<string, number> {
  const items = link?.split(',').slice(0, mostLinked) ?? [];
  return new Map(
    items.map((item) => {
      const [, id = item, quantity = '1'] = /^(\d+)x(\d{1,4})$/.exec(item) ?? [];
      return [id, Math.min(Math.max(Number(quantity), 1), maxQuantity)];
    }),
  );
}
