import { serviceCategoryLabels } from '#company/catalog/service-category-labels.ts';
import { type CompanyTexts, companyTextNames } from '#company/profile/company.ts';
import {
  companyLabels,
  companyTextLabels,
  discountLabel,
  termLabels,
} from '#company/profile/company-labels.ts';
import type { CompanySettings, StoredSettings } from '#company/settings/settings.ts';
import type { FieldErrors } from '#kit/panel/editing/field-errors.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { timeZoneNames } from '#kit/time/time-zones.ts';
import { numberIn } from './settings-values.ts';
import { timesList, toTimes, typedTimes } from './typed-times.ts';

type TextName = keyof CompanyTexts;
type SpanishName = `${TextName}InSpanish`;
export type CompanyTextField = TextName | SpanishName;

export const inSpanish = <Name extends TextName>(name: Name): `${Name}InSpanish` => `${name}InSpanish`;

const spanishRecord = (read: (name: TextName) => string) =>
  Object.fromEntries(companyTextNames.map((name) => [inSpanish(name), read(name)])) as Record<
    SpanishName,
    string
  >;

/** Numbers as typed, and both languages side by side. */
export const companySnapshot = ({ company, timeZone, terms, version }: StoredSettings) => {
  const { texts, textsInSpanish, foundedYear, times, ...place } = company;
  const { emergencyArrivalHours, discounts, ...figures } = terms;
  return {
    values: {
      ...place,
      timeZone,
      foundedYear: String(foundedYear),
      times: typedTimes(times),
      ...texts,
      ...spanishRecord((name) => textsInSpanish[name]),
      hasFreeReclean: figures.hasFreeReclean,
      recleanWithinDays: String(figures.recleanWithinDays),
      cancellationNoticeHours: String(figures.cancellationNoticeHours),
      noShowPercent: String(figures.noShowPercent),
      hasEmergencyVisits: figures.hasEmergencyVisits,
      emergencySurchargePercent: String(figures.emergencySurchargePercent),
      arrivalFrom: String(emergencyArrivalHours.from),
      arrivalTo: String(emergencyArrivalHours.to),
      discounts: discounts.map(({ aboveDollars, percent }) => ({
        aboveDollars: String(aboveDollars),
        percent: String(percent),
      })),
    },
    version,
  };
};
export type CompanyValues = ReturnType<typeof companySnapshot>['values'];

export interface CompanyFieldsProps {
  form: EditFormFor<CompanyValues>;
}

/** Not checked yet: text that is no number becomes NaN, which the schema refuses. */
export const toCompany = (values: CompanyValues): CompanySettings => ({
  company: {
    city: values.city,
    county: values.county,
    state: values.state,
    foundedYear: numberIn(values.foundedYear),
    isLicensedAndInsured: values.isLicensedAndInsured,
    categories: values.categories,
    times: toTimes(values.times),
    texts: getTexts((name) => values[name]),
    textsInSpanish: getTexts((name) => values[inSpanish(name)]),
  },
  timeZone: values.timeZone,
  terms: {
    hasFreeReclean: values.hasFreeReclean,
    recleanWithinDays: numberIn(values.recleanWithinDays),
    cancellationNoticeHours: numberIn(values.cancellationNoticeHours),
    noShowPercent: numberIn(values.noShowPercent),
    hasEmergencyVisits: values.hasEmergencyVisits,
    emergencySurchargePercent: numberIn(values.emergencySurchargePercent),
    emergencyArrivalHours: { from: numberIn(values.arrivalFrom), to: numberIn(values.arrivalTo) },
    discounts: values.discounts.map(({ aboveDollars, percent }) => ({
      aboveDollars: numberIn(aboveDollars),
      percent: numberIn(percent),
    })),
  },
});

const getTexts = (read: (name: TextName) => string) =>
  Object.fromEntries(companyTextNames.map((name) => [name, read(name)])) as CompanyTexts;

/** `company.textsInSpanish.slogan` is the field `sloganInSpanish`. */
export const placeCompanyErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [, group = '', name = '', ...rest] = path.split('.');
      if (group === 'discounts' || group === 'times')
        return [[group, name, ...rest].filter(Boolean).join('.'), message];
      if (group === 'textsInSpanish') return [`${name}InSpanish`, message];
      if (group === 'emergencyArrivalHours') return [name === 'from' ? 'arrivalFrom' : 'arrivalTo', message];
      return [name || group, message];
    }),
  );

export const companyFormLabels = {
  labels: {
    ...companyLabels,
    ...companyTextLabels,
    ...spanishRecord((name) => `${companyTextLabels[name]}, in Spanish`),
    ...termLabels,
  },
  texts: {
    categories: ({ categories }: CompanyValues) =>
      categories.map((category) => serviceCategoryLabels[category]).join(', '),
    times: ({ times }: CompanyValues) => timesList(times),
    timeZone: ({ timeZone }: CompanyValues) => findEntry(timeZoneNames, timeZone) ?? timeZone,
    discounts: ({ discounts }: CompanyValues) => discounts.map(discountLabel).join(', ') || '(none)',
  },
};
