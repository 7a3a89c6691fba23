import { noTexts } from '#company/profile/company.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import type { SettingsUpdate } from '#company/settings/settings.ts';
import { longFields } from '#kit/language/translated-fields.ts';
import { defaultVisitTimes } from '../../../../tests/support/categories.ts';

/** A company that has nothing in common with that of `content`. */
export const mapleOfAustin = {
  name: 'Maple & Sons <Cleaners>',
  shortName: 'Maple',
  invoices: { ...defaultSettings.invoices, legalName: 'Maple Cleaning Inc' },
  // Keeps the demo's domain out of sight.
  email: 'office@maple.example',
  notificationEmails: ['office@maple.example'],
  phone: '(512) 555-0142',
  places: [
    { name: 'Austin', groups: ['home', 'contact'], zipCodes: ['78701', '78702'], tripFee: '0.00' },
    { name: 'Pflugerville', groups: ['home', 'contact'], zipCodes: ['78660'], tripFee: '0.00' },
  ],
  company: {
    city: 'Austin',
    county: 'Travis County',
    state: 'TX',
    foundedYear: 2021,
    isLicensedAndInsured: true,
    categories: ['couch', 'chair', 'carpet', 'mattress'],
    times: defaultVisitTimes,
    texts: noTexts,
    ...longFields('texts', noTexts),
  },
  timeZone: 'America/Chicago',
  terms: {
    cancellationNoticeHours: 36,
    noShowPercent: 35,
    hasFreeReclean: true,
    recleanWithinDays: 12,
    hasEmergencyVisits: true,
    emergencySurchargePercent: 65,
    emergencyArrivalHours: { from: 3, to: 6 },
    discounts: [{ aboveDollars: 400, percent: 12 }],
  },
  claims: {
    yearsInBusiness: '5',
    customersServed: '340',
    satisfactionPercent: 97,
    ratingOutOfFive: 4.8,
    reviewCount: '61',
    allergenRemovalPercent: null,
    credentials: ['A crew that has worked together since 2021'],
  },
  testimonials: [],
} as const satisfies Partial<SettingsUpdate>;
