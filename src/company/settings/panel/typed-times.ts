import { serviceCategoryLabels } from '#company/catalog/service-category-labels.ts';
import { type ServiceCategory, serviceCategories } from '#company/catalog/services.ts';
import type { CategoryTimes, VisitTimes } from '#company/catalog/visit-times.ts';
import { dryIn, hoursSpan, recommended } from '#company/profile/visits-texts.ts';
import { numberIn } from './settings-values.ts';

export interface TypedSpan {
  from: string;
  to: string;
}
type TypedTimesOfCategory = Record<keyof CategoryTimes, TypedSpan>;
export type TypedTimes = Record<ServiceCategory, TypedTimesOfCategory>;

export const typedTimes = (times: VisitTimes): TypedTimes =>
  ofEach(times, ({ from, to }) => ({ from: String(from), to: String(to) }));

/** Not checked yet, as all numbers of the form. */
export const toTimes = (times: TypedTimes): VisitTimes =>
  ofEach(times, ({ from, to }) => ({ from: numberIn(from), to: numberIn(to) }));

function ofEach<From, To>(
  times: Record<ServiceCategory, Record<keyof CategoryTimes, From>>,
  change: (span: From) => To,
): Record<ServiceCategory, Record<keyof CategoryTimes, To>> {
  const changed = ({ visitHours, dryingHours, againMonths }: Record<keyof CategoryTimes, From>) => ({
    visitHours: change(visitHours),
    dryingHours: change(dryingHours),
    againMonths: change(againMonths),
  });
  return {
    couch: changed(times.couch),
    chair: changed(times.chair),
    carpet: changed(times.carpet),
    mattress: changed(times.mattress),
  };
}

/** A line for each category, for the notice of a conflict. */
export const timesList = (typed: TypedTimes) =>
  serviceCategories
    .map((category) => {
      const times = toTimes(typed)[category];
      return `${serviceCategoryLabels[category]}: ${hoursSpan(times.visitHours)}, dry in ${dryIn(times)}, ${recommended(times)}`;
    })
    .join('\n');
