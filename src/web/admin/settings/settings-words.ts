import { weekdayNames } from '#shared/opening-hours.ts';
import { placesIn, type SettingsField, type SettingsFormValues, weekdays } from './settings-values.ts';

/** What the fields that were typed hold now, where somebody else has saved meanwhile. */
export const savedWords = (saved: SettingsFormValues, changed: readonly SettingsField[]) =>
  changed.map((name) => ({ label: labelOf(name), value: textOf(name, saved[name]) || '(empty)' }));

const textOf = (name: SettingsField, text: string) =>
  name === 'places'
    ? placesIn(text)
        .map((place) => `${place.name}: ${place.zipCodes}`)
        .join('\n')
    : text;

function labelOf(name: SettingsField): string {
  const day = weekdays.find((one) => name.endsWith(String(one)));
  if (day) return `${weekdayNames[day]}, ${name.startsWith('opens') ? 'opens' : 'closes'}`;
  return labels[name as keyof typeof labels];
}

const labels = {
  phone: 'Phone',
  email: 'Email',
  contactHours: 'Answer a message within, in hours',
  quoteHours: 'Answer a quote within, in hours',
  radiusMiles: 'Radius in miles',
  places: 'Places',
  yearsInBusiness: 'Years in business',
  customersServed: 'Customers served',
  satisfactionPercent: 'Satisfaction in percent',
  ratingOutOfFive: 'Rating out of 5',
  reviewCount: 'Number of reviews',
  credentials: 'Credentials',
  notificationEmails: 'Email addresses',
};
