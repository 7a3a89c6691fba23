/** Splits a list, since a query takes a limited number of parameters. */
export function* getBatches<Item>(items: readonly Item[], size = 500): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
