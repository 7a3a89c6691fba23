import { defaultBooking } from '#company/profile/booking.ts';
import { noTexts } from '#company/profile/company.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import { settingsUpdateSchema, storedSettingsSchema } from '#company/settings/settings.ts';
import { defaultMessageTemplates } from '#company/templates/message-templates.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { ok } from '#kit/http/responses.ts';
import { longFields } from '#kit/language/translated-fields.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { presentSettings, updateSettings } from './settings.service.ts';

const settings = {
  name: 'Example Cleaning',
  shortName: 'Example',
  colors: { primary: '#7a1f3d', accent: '#ffd166' },
  logo: null,
  pictures: {},
  company: {
    city: 'Lakeside',
    county: 'Lake County',
    state: 'IL' as const,
    foundedYear: 2018,
    isLicensedAndInsured: true,
    categories: ['windows'],
    times: {
      windows: { visitHours: { from: 1, to: 3 }, dryingHours: null, againMonths: { from: 3, to: 6 } },
    },
    texts: { ...noTexts, slogan: 'Clean, and you can see it.' },
    ...longFields('texts', { ...noTexts, slogan: 'Limpio, y se nota.' }),
  },
  timeZone: 'America/Chicago',
  terms: defaultSettings.terms,
  pricing: { minimumOrder: '120.00' },
  phone: '(818) 555-0100',
  email: 'hello@example.com',
  hours: [{ day: 1, opens: '08:00', closes: '18:00' }],
  replyWithinHours: { contact: 24, quote: 2 },
  radiusMiles: 30,
  texts: { dailyLimit: 200, pricePerPart: '0.0083' },
  newsletter: { hourlyLimit: 200 },
  forwardCallsTo: '(818) 555-0101',
  missedCallText: true,
  places: [{ name: 'Lakeside', groups: ['home'], zipCodes: ['60601', '60602'], tripFee: '25.00' }],
  claims: {
    yearsInBusiness: '10+',
    customersServed: '5,000+',
    satisfactionPercent: 98,
    ratingOutOfFive: 4.9,
    reviewCount: '200+',
    allergenRemovalPercent: null,
    credentials: ['Licensed and insured'],
  },
  notificationEmails: ['owner@example.com'],
  booking: defaultBooking,
  closures: [{ from: '2026-12-24', to: '2026-12-26', reason: 'Holidays' }],
  messageTemplates: defaultMessageTemplates,
  reviewUrl: 'https://reviews.example.com/write',
  invoices: {
    legalName: 'Example Cleaning LLC',
    license: 'BTRC 0001234567',
    postalAddress: { street: 'PO Box 12', city: 'Lakeside', zipCode: '91501' },
    taxPercent: 9.5,
    dueDays: 14,
    notes: 'Thank you for your business.',
    method: 'Hot water extraction',
    whenDone: 'draft' as const,
  },
  crewTakesPayment: true,
  tips: { isOn: true, percents: [15, 20, 25] },
  testimonials: [
    {
      page: 'home' as const,
      name: 'Ada Byron',
      location: 'Lakeside',
      rating: 5 as const,
      text: 'Spotless.',
      service: '',
    },
  ],
  faqs: [{ question: 'Do you move furniture?', answer: 'Yes, what two people can lift.' }],
  version: 3,
};
const stored = { ...settings, termsDate: '2026-05-18', version: 4, updatedAt: '2026-05-18T16:04:22.118Z' };

export const settingsRoutes = (deps: Deps): ApiSection => ({
  tag: 'Settings',
  description: 'Contact details, business hours, coverage, and claims, as the site shows them.',
  bodies: { SettingsUpdate: settingsUpdateSchema },
  responses: { Settings: storedSettingsSchema },
  endpoints: {
    getSettings: adminEndpoint('get', adminApi.settings, {
      summary: 'The settings',
      responses: ok('All of them', storedSettingsSchema, stored),
      handle: () => presentSettings(deps.db),
    }),
    updateSettings: adminEndpoint('put', adminApi.settings, {
      summary: 'Replace the settings',
      description: 'Send all of them, with the version you started from.',
      body: { schema: settingsUpdateSchema, example: settings },
      responses: ok('The updated settings', storedSettingsSchema),
      errors: ['version-conflict'],
      handle: ({ body, caller }) => updateSettings(deps, caller, body),
    }),
  },
});
