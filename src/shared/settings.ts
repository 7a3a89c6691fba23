import * as z from 'zod/mini';
import { emailSchema } from './email-address.ts';
import type { Weekday } from './opening-hours.ts';
import { formatPhone, phoneDigits } from './phone.ts';

const text = (what: string, max: number) =>
  z
    .string(`${what} is required`)
    .check(z.trim(), z.minLength(1, `${what} is required`), z.maxLength(max, `At most ${max} characters`));

const wholeNumber = (min: number, max: number) => {
  const message = `Enter a whole number from ${min} to ${max}`;
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
};

const time = z.string('Enter a time').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time'));

/** `npm run new-business` checks its answers against these limits too. */
export const settingsLimits = {
  placeName: 60,
  zipCodesOfPlace: 200,
  figure: 20,
  credential: 160,
  credentials: 12,
} as const;

export const closesLater = z.refine<{ opens: string; closes: string }>(
  ({ opens, closes }) => opens < closes,
  { path: ['closes'], message: 'Closing time must be after opening time' },
);

export const daysOnce = z.refine<readonly { day: number }[]>(
  (days) => isUnique(days.map(({ day }) => day)),
  'List each day only once',
);

export const namesOnce = z.refine<readonly { name: string }[]>(
  (places) => isUnique(places.map(({ name }) => name.toLowerCase())),
  'Two places have the same name',
);

export const zipCodesOnce = 'List each ZIP code only once';
export const tooManyZipCodes = `At most ${settingsLimits.zipCodesOfPlace} ZIP codes per place`;

const dayHoursSchema = z
  .object({ day: z.literal([1, 2, 3, 4, 5, 6, 7] satisfies Weekday[]), opens: time, closes: time })
  .check(closesLater);

const zipCode = z
  .string('A ZIP code has five digits')
  .check(z.trim(), z.regex(/^\d{5}$/, 'A ZIP code has five digits'));

const placeSchema = z.object({
  name: text('A name', settingsLimits.placeName),
  groups: z.array(z.enum(['home', 'contact'])),
  zipCodes: z
    .array(zipCode)
    .check(
      z.minLength(1, 'Enter at least one ZIP code'),
      z.maxLength(settingsLimits.zipCodesOfPlace, tooManyZipCodes),
      z.refine(isUnique, zipCodesOnce),
    ),
});

const percentage = 'Enter a number from 0 to 100';
const rating = 'Enter a number from 0 to 5';

/** Settings are always saved as a whole. */
export const settingsSchema = z.object({
  phone: z.string('Valid phone number is required').check(
    z.trim(),
    z.refine((typed) => phoneDigits(typed) !== null, 'Valid phone number is required'),
    z.overwrite(formatPhone),
  ),
  email: emailSchema,
  hours: z.array(dayHoursSchema).check(
    z.minLength(1, 'Choose at least one open day'),
    daysOnce,
    z.overwrite((days) => days.toSorted((a, b) => a.day - b.day)),
  ),
  replyWithinHours: z.object({ contact: wholeNumber(1, 168), quote: wholeNumber(1, 168) }),
  radiusMiles: wholeNumber(1, 500),
  places: z
    .array(placeSchema)
    .check(z.minLength(1, 'Add at least one place'), z.maxLength(300, 'At most 300 places'), namesOnce),
  claims: z.object({
    yearsInBusiness: text('A figure', settingsLimits.figure),
    customersServed: text('A figure', settingsLimits.figure),
    satisfactionPercent: z.number(percentage).check(z.minimum(0, percentage), z.maximum(100, percentage)),
    ratingOutOfFive: z.number(rating).check(z.minimum(0, rating), z.maximum(5, rating)),
    reviewCount: text('A figure', settingsLimits.figure),
    credentials: z
      .array(text('A credential', settingsLimits.credential))
      .check(z.maxLength(settingsLimits.credentials, `At most ${settingsLimits.credentials} credentials`)),
  }),
  notificationEmails: z.array(emailSchema).check(
    z.minLength(1, 'Enter at least one email address for new leads'),
    z.maxLength(10, 'At most 10 email addresses'),
    z.refine(
      (addresses) => isUnique(addresses.map((one) => one.toLowerCase())),
      'List each email address only once',
    ),
  ),
});
export type Settings = z.infer<typeof settingsSchema>;

export const settingsUpdateSchema = z.extend(settingsSchema, { version: z.int() });
export type SettingsUpdate = z.infer<typeof settingsUpdateSchema>;

/** `updatedAt` is null until the first change. */
export const storedSettingsSchema = z.extend(settingsUpdateSchema, {
  updatedAt: z.nullable(z.string()),
});
export type StoredSettings = z.infer<typeof storedSettingsSchema>;

export function isUnique(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}
