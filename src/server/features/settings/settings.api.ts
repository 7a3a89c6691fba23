import type { ApiPart } from '#server/http/operation.ts';
import { adminApi } from '#shared/paths.ts';
import { settingsUpdateSchema, storedSettingsSchema } from '#shared/settings.ts';

const settings = {
  phone: '(818) 555-0100',
  email: 'hello@example.com',
  hours: [{ day: 1, opens: '08:00', closes: '18:00' }],
  replyWithinHours: { contact: 24, quote: 2 },
  radiusMiles: 30,
  places: [{ name: 'Lakeside', groups: ['home'], zipCodes: ['60601', '60602'] }],
  claims: {
    yearsInBusiness: '10+',
    customersServed: '5,000+',
    satisfactionPercent: 98,
    ratingOutOfFive: 4.9,
    reviewCount: '200+',
    credentials: ['Licensed and insured'],
  },
  notificationEmails: ['owner@example.com'],
  version: 3,
};
const stored = { ...settings, version: 4, updatedAt: '2026-05-18T16:04:22.118Z' };

export const settingsApi: ApiPart = {
  tag: 'Settings',
  description: 'Contact data, opening hours, coverage and claims, as the site shows them.',
  bodies: { SettingsUpdate: settingsUpdateSchema },
  answers: { Settings: storedSettingsSchema },
  operations: [
    {
      id: 'getSettings',
      method: 'get',
      path: adminApi.settings,
      summary: 'The settings',
      access: 'admin',
      answers: { 200: { description: 'All of them', schema: storedSettingsSchema, example: stored } },
    },
    {
      id: 'updateSettings',
      method: 'put',
      path: adminApi.settings,
      summary: 'Replace the settings',
      description: 'All of them are sent, with the version that the change was begun on.',
      access: 'admin',
      body: { schema: settingsUpdateSchema, example: settings },
      answers: { 200: { description: 'The settings as they are now', schema: storedSettingsSchema } },
      errors: ['version-conflict'],
    },
  ],
};
