import { categoryName } from '#company/catalog/known-categories.ts';
import { type CompanyTexts, companyTextNames } from '#company/profile/company.ts';
import {
  companyLabels,
  companyTextLabels,
  discountLabel,
  termLabels,
} from '#company/profile/company-labels.ts';
import type { CompanySettings, StoredSettings } from '#company/settings/settings.ts';
import { type Translated, translatedLanguages } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';
import { type LongNameIn, longNameIn } from '#kit/language/translated-fields.ts';
import type { FieldErrors } from '#kit/panel/editing/field-errors.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { timeZoneNames } from '#kit/time/time-zones.ts';
import { numberIn, toTypedAmount } from './settings-values.ts';
import { timesList, toTimes, typedTimes } from './typed-times.ts';

type TextName = keyof CompanyTexts;
export type CompanyTextField = TextName | LongNameIn<TextName>;

const translatedRecord = (read: (name: TextName, language: Translated) => string) =>
  Object.fromEntries(
    translatedLanguages.flatMap((language) =>
      companyTextNames.map((name) => [longNameIn(name, language), read(name, language)]),
    ),
  ) as Record<LongNameIn<TextName>, string>;

/** Numbers as typed, and the languages side by side. */
export const companySnapshot = ({ company, timeZone, terms, pricing, version }: StoredSettings) => {
  const { texts, foundedYear, times, city, county, state, isLicensedAndInsured, categories } = company;
  const { emergencyArrivalHours, discounts, ...figures } = terms;
  return {
    values: {
      ...{ city, county, state, isLicensedAndInsured, categories },
      timeZone,
      foundedYear: String(foundedYear),
      times: typedTimes(times),
      ...texts,
      ...translatedRecord((name, language) => company[longNameIn('texts', language)][name]),
      hasFreeReclean: figures.hasFreeReclean,
      recleanWithinDays: String(figures.recleanWithinDays),
      cancellationNoticeHours: String(figures.cancellationNoticeHours),
      noShowPercent: String(figures.noShowPercent),
      hasEmergencyVisits: figures.hasEmergencyVisits,
      emergencySurchargePercent: String(figures.emergencySurchargePercent),
      arrivalFrom: String(emergencyArrivalHours.from),
      arrivalTo: String(emergencyArrivalHours.to),
      minimumOrder: toTypedAmount(pricing.minimumOrder),
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
    ...translatedTexts(values),
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
  pricing: { minimumOrder: values.minimumOrder.trim() || '0.00' },
});

const translatedTexts = (values: CompanyValues) =>
  Object.fromEntries(
    translatedLanguages.map((language) => [
      longNameIn('texts', language),
      getTexts((name) => values[longNameIn(name, language)]),
    ]),
  ) as Pick<CompanySettings['company'], LongNameIn<'texts'>>;

const getTexts = (read: (name: TextName) => string) =>
  Object.fromEntries(companyTextNames.map((name) => [name, read(name)])) as CompanyTexts;

/** `company.textsInSpanish.slogan` is the field `sloganInSpanish`. */
export const placeCompanyErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [, group = '', name = '', ...rest] = path.split('.');
      if (group === 'discounts' || group === 'times')
        return [[group, name, ...rest].filter(Boolean).join('.'), message];
      const language = translatedLanguages.find((one) => group === longNameIn('texts', one));
      if (language) return [longNameIn(name, language), message];
      if (group === 'emergencyArrivalHours') return [name === 'from' ? 'arrivalFrom' : 'arrivalTo', message];
      return [name || group, message];
    }),
  );

export const companyFormLabels = {
  labels: {
    ...companyLabels,
    ...companyTextLabels,
    ...translatedRecord(
      (name, language) => `${companyTextLabels[name]}, in ${languageEntries[language].englishName}`,
    ),
    ...termLabels,
    minimumOrder: 'Minimum order',
  },
  texts: {
    categories: ({ categories }: CompanyValues) =>
      categories.map((category) => categoryName(category)).join(', '),
    times: ({ times }: CompanyValues) => timesList(times),
    timeZone: ({ timeZone }: CompanyValues) => findEntry(timeZoneNames, timeZone) ?? timeZone,
    discounts: ({ discounts }: CompanyValues) => discounts.map(discountLabel).join(', ') || '(none)',
  },
};
