import { getTimes } from '#company/catalog/visit-times.ts';
import type { SettingsValues } from '#company/profile/profile.ts';

/** The promises of the legal pages, and who makes them. */
export const legalFacts = ({
  terms,
  company: { city, county, state, isLicensedAndInsured, categories, times },
  invoices,
}: SettingsValues) => ({
  terms,
  city,
  county,
  state,
  isLicensedAndInsured,
  // Their order promises nothing.
  categories: categories.toSorted(),
  dryingHours: getTimes({ times, categories }).dryingHours,
  legalName: invoices.legalName,
});
