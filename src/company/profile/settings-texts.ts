import { places } from '#company/coverage/coverage-texts.ts';
import { defaultMessageTemplates } from '#company/templates/message-templates.ts';
import { longFields } from '#kit/language/translated-fields.ts';
import { firstTimeZone } from '#kit/time/time-zone-texts.ts';
import { defaultBooking } from './booking.ts';
import { business } from './business-texts.ts';
import { noTexts } from './company.ts';
import { noPostalAddress } from './postal-address.ts';
import type { SettingsValues } from './profile.ts';
import { defaultTips } from './tips.ts';

/** In force until an owner saves Settings. See docs/product/company.md#business-profile. */
export const defaultSettings: SettingsValues = {
  name: business.name,
  shortName: business.shortName,
  colors: null,
  logo: null,
  pictures: {},
  company: {
    city: business.address.locality,
    county: business.address.county,
    state: business.address.region,
    foundedYear: business.foundedYear,
    isLicensedAndInsured: business.claims.isLicensedAndInsured,
    categories: [],
    times: {},
    texts: noTexts,
    ...longFields('texts', noTexts),
  },
  timeZone: firstTimeZone,
  terms: {
    ...business.terms,
    discounts: [
      { aboveDollars: 200, percent: 15 },
      { aboveDollars: 100, percent: 10 },
    ],
  },
  termsDate: business.legalEffectiveDate,
  phone: '(818) 555-0142',
  email: 'hello@sunweave.example',
  hours: [
    { day: 1, opens: '08:00', closes: '18:00' },
    { day: 2, opens: '08:00', closes: '18:00' },
    { day: 3, opens: '08:00', closes: '18:00' },
    { day: 4, opens: '08:00', closes: '18:00' },
    { day: 5, opens: '08:00', closes: '18:00' },
    { day: 6, opens: '08:00', closes: '16:00' },
    { day: 7, opens: '09:00', closes: '15:00' },
  ],
  replyWithinHours: { contact: 24, quote: 1 },
  radiusMiles: 25,
  texts: { dailyLimit: 200, pricePerPart: '' },
  newsletter: { hourlyLimit: 200 },
  forwardCallsTo: '',
  missedCallText: false,
  places: places.map((place) => ({ ...place, tripFee: '0.00' })),
  pricing: { minimumOrder: '0.00' },
  claims: {
    yearsInBusiness: '10+',
    customersServed: '2,000+',
    satisfactionPercent: 99,
    ratingOutOfFive: 4.9,
    reviewCount: '500+',
    allergenRemovalPercent: 99.9,
    credentials: [
      'Licensed to do business in our state',
      'Fully insured, with general liability insurance on every visit',
      'Technicians certified in carpet and upholstery cleaning',
      'Non-toxic, fragrance-free products as standard',
    ],
  },
  notificationEmails: ['hello@sunweave.example'],
  booking: defaultBooking,
  closures: [],
  messageTemplates: defaultMessageTemplates,
  reviewUrl: '',
  invoices: {
    legalName: business.legalName,
    license: '',
    postalAddress: noPostalAddress,
    taxPercent: 0,
    dueDays: 14,
    notes: '',
    method: '',
    whenDone: 'draft',
  },
  crewTakesPayment: false,
  tips: defaultTips,
  testimonials: null,
  faqs: null,
};
