const mostLinked = 100;

/** `3x2,5`: the items of a link to the calculator. */
export const linkOfItems = (items: readonly { serviceId: number | null; quantity: number }[]): string =>
  items
    .map(({ serviceId, quantity }) => (quantity === 1 ? `${serviceId}` : `${serviceId}x${quantity}`))
    .join(',');

/** Quantities by service id of such a link, which anybody may have written: a service named twice is added up. */
export function readLinkedItems(link: string | undefined): Map<string, number> {
  const found = new Map<string, number>();
  for (const item of link?.split(',').slice(0, mostLinked) ?? []) {
    const [, id = item, quantity = '1'] = /^(\d+)x(\d{1,6}(?:\.5)?)$/.exec(item) ?? [];
    const sum = (found.get(id) ?? 0) + (Number(quantity) || 1);
    found.set(id, sum);
  }
  return found;
}
