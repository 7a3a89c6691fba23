import { categoryName } from '#company/catalog/known-categories.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { type CategoryTimes, timesFor, type VisitTimes } from '#company/catalog/visit-times.ts';
import { dryIn, hoursSpan, recommended } from '#company/profile/visits-texts.ts';
import { numberIn } from './settings-values.ts';

export interface TypedSpan {
  from: string;
  to: string;
}
export type TypedTimesOfCategory = Record<keyof CategoryTimes, TypedSpan>;
export type TypedTimes = Record<ServiceCategory, TypedTimesOfCategory>;

/** Empty where nothing is said. */
export const typedTimes = (times: VisitTimes): TypedTimes =>
  ofEach(times, (span) => ({ from: span ? String(span.from) : '', to: span ? String(span.to) : '' }));

/** Not checked yet, as all numbers of the form. */
export const toTimes = (times: TypedTimes): VisitTimes =>
  ofEach(times, ({ from, to }) =>
    from.trim() === '' && to.trim() === '' ? null : { from: numberIn(from), to: numberIn(to) },
  );

function ofEach<From, To>(
  times: Record<ServiceCategory, Record<keyof CategoryTimes, From>>,
  change: (span: From) => To,
): Record<ServiceCategory, Record<keyof CategoryTimes, To>> {
  const changed = ({ visitHours, dryingHours, againMonths }: Record<keyof CategoryTimes, From>) => ({
    visitHours: change(visitHours),
    dryingHours: change(dryingHours),
    againMonths: change(againMonths),
  });
  return Object.fromEntries(Object.entries(times).map(([category, spans]) => [category, changed(spans)]));
}

/** A line for each category, for the notice of a conflict. */
export const timesList = (typed: TypedTimes) =>
  Object.keys(typed)
    .map((category) => {
      const times = timesFor(toTimes(typed), category);
      return `${categoryName(category)}: ${hoursSpan(times.visitHours)}, dry in ${dryIn(times)}, ${recommended(times)}`;
    })
    .join('\n');
