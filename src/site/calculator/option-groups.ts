import type { CalculatorService } from './calculator-data.ts';

/** The services of the same option group, in their places; without a group, none. */
export const findOptions = (
  services: readonly CalculatorService[],
  { category, optionGroup }: CalculatorService,
): CalculatorService[] =>
  services
    .filter(
      (other) => optionGroup && other.category === category && other.optionGroup?.name === optionGroup.name,
    )
    .toSorted((one, other) => one.optionGroup!.position - other.optionGroup!.position);

/** A link, or a group that the owner has made meanwhile, may bring two of one: the first stays. */
export function withOneOption(
  services: readonly CalculatorService[],
  cart: Record<string, number>,
): Record<string, number> {
  const kept = { ...cart };
  for (const service of services) {
    if (!kept[service.id]) continue;
    for (const { id } of findOptions(services, service)) if (id !== service.id) delete kept[id];
  }
  return kept;
}
