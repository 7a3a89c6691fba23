import * as z from 'zod/mini';
import { logoSchema } from '#company/brand/logo.ts';
import { ownPicturesSchema } from '#company/pictures/own-pictures.ts';
import { bookingSchema, closuresSchema } from '#company/profile/booking.ts';
import { companySchema, termsSchema } from '#company/profile/company.ts';
import { faqsSchema } from '#company/profile/faqs.ts';
import { invoiceSettingsSchema } from '#company/profile/invoice-settings.ts';
import { pricingSettingsSchema, tripFeeSchema } from '#company/profile/pricing-settings.ts';
import { testimonialsSchema } from '#company/profile/testimonials.ts';
import { tipSettingsSchema } from '#company/profile/tips.ts';
import { messageTemplatesSchema } from '#company/templates/message-templates.ts';
import { formatPhone, phoneDigits } from '#kit/text/phone.ts';
import { timeZoneSchema } from '#kit/time/time-zones.ts';
import { emailSchema } from '#kit/wire/email-address.ts';
import {
  colorSchema,
  isUnique,
  requiredText,
  weekHoursSchema,
  wholeNumber,
} from '#kit/wire/setting-rules.ts';
import { trimmedText } from '#kit/wire/text.ts';

export const settingsLimits = {
  name: 60,
  shortName: 30,
  placeName: 60,
  zipCodesOfPlace: 200,
  figure: 20,
  credential: 160,
  credentials: 12,
} as const;

const namesOnce = z.refine<readonly { name: string }[]>(
  (places) => isUnique(places.map(({ name }) => name.toLowerCase())),
  'Two places have the same name',
);

const zipCodesOnce = 'List each ZIP code only once';
const tooManyZipCodes = `At most ${settingsLimits.zipCodesOfPlace} ZIP codes per place`;

const zipCode = z
  .string('A ZIP code has five digits')
  .check(z.trim(), z.regex(/^\d{5}$/, 'A ZIP code has five digits'));

const placeSchema = z.object({
  name: requiredText('A name', settingsLimits.placeName),
  groups: z.array(z.enum(['home', 'contact'])),
  zipCodes: z
    .array(zipCode)
    .check(
      z.minLength(1, 'Enter at least one ZIP code'),
      z.maxLength(settingsLimits.zipCodesOfPlace, tooManyZipCodes),
      z.refine(isUnique, zipCodesOnce),
    ),
  tripFee: tripFeeSchema,
});

const percentage = 'Enter a number from 0 to 100';
const rating = 'Enter a number from 0 to 5';
const figure = z
  .string()
  .check(z.trim(), z.maxLength(settingsLimits.figure, `At most ${settingsLimits.figure} characters`));
const percent = z.nullable(z.number(percentage).check(z.minimum(0, percentage), z.maximum(100, percentage)));

/** A figure that is empty or null stands nowhere. */
const claimsSchema = z.object({
  yearsInBusiness: figure,
  customersServed: figure,
  satisfactionPercent: percent,
  ratingOutOfFive: z.nullable(z.number(rating).check(z.minimum(0, rating), z.maximum(5, rating))),
  reviewCount: figure,
  /** For the treatment of mattresses. */
  allergenRemovalPercent: percent,
  credentials: z
    .array(requiredText('A credential', settingsLimits.credential))
    .check(z.maxLength(settingsLimits.credentials, `At most ${settingsLimits.credentials} credentials`)),
});

/** Where customers write a review; empty if nobody is asked. */
const reviewUrlSchema = z.union(
  [z.literal(''), z.url({ protocol: /^https?$/ }).check(z.maxLength(500, 'At most 500 characters'))],
  'Enter a link that begins with https://',
);

/** It stands in subjects and headers of emails, so it is one line. */
const businessName = (what: string, max: number) =>
  requiredText(what, max).check(z.regex(/^\P{Cc}*$/u, `${what} is one line`));

/** At most so many leave in a day; the others wait. */
const textSettingsSchema = z.object({
  dailyLimit: wholeNumber(1, 100_000),
  /** In dollars; empty: not entered. */
  pricePerPart: z._default(
    trimmedText(10).check(
      z.refine((price) => /^(\d{1,2}(\.\d{1,5})?)?$/.test(price), 'Enter a price such as 0.0083'),
    ),
    '',
  ),
});

/** Settings are always saved as a whole. */
export const settingsSchema = z.object({
  name: businessName('The name', settingsLimits.name),
  shortName: businessName('The short name', settingsLimits.shortName),
  /** Null until the owner chooses: the site has those of `content`. */
  colors: z.nullable(z.object({ primary: colorSchema, accent: colorSchema })),
  /** Null: the name stands in its place. */
  logo: z.nullable(logoSchema),
  pictures: ownPicturesSchema,
  company: companySchema,
  timeZone: timeZoneSchema,
  terms: termsSchema,
  pricing: pricingSettingsSchema,
  phone: z.string('Valid phone number is required').check(
    z.trim(),
    z.refine((typed) => phoneDigits(typed) !== null, 'Valid phone number is required'),
    z.overwrite(formatPhone),
  ),
  email: emailSchema,
  hours: weekHoursSchema,
  replyWithinHours: z.object({ contact: wholeNumber(1, 168), quote: wholeNumber(1, 168) }),
  radiusMiles: wholeNumber(1, 500),
  places: z
    .array(placeSchema)
    .check(z.minLength(1, 'Add at least one place'), z.maxLength(300, 'At most 300 places'), namesOnce),
  claims: claimsSchema,
  notificationEmails: z.array(emailSchema).check(
    z.minLength(1, 'Enter at least one email address for new leads'),
    z.maxLength(10, 'At most 10 email addresses'),
    z.refine(
      (addresses) => isUnique(addresses.map((one) => one.toLowerCase())),
      'List each email address only once',
    ),
  ),
  booking: bookingSchema,
  closures: closuresSchema,
  texts: textSettingsSchema,
  newsletter: z._default(z.object({ hourlyLimit: wholeNumber(1, 10_000) }), { hourlyLimit: 200 }),
  /** Whose phone rings when a customer calls the number of the texts; empty: nobody's. */
  forwardCallsTo: z._default(
    trimmedText(40).check(
      z.refine(
        (phone) => phone === '' || phoneDigits(phone) !== null,
        'Enter a phone number such as (818) 555-0100',
      ),
    ),
    '',
  ),
  /** Whether who reached nobody gets a text. */
  missedCallText: z._default(z.boolean(), false),
  messageTemplates: messageTemplatesSchema,
  reviewUrl: reviewUrlSchema,
  invoices: invoiceSettingsSchema,
  /** Crews take cash, checks and cards at the door. */
  crewTakesPayment: z.boolean(),
  tips: tipSettingsSchema,
  /** Null until the owner saves a list: the site shows that of `content`. */
  testimonials: z.nullable(testimonialsSchema),
  faqs: z.nullable(faqsSchema),
});
export type Settings = z.infer<typeof settingsSchema>;

/** The screen edits some of `invoices` and sends the rest as it is stored. */
export const brandSettingsSchema = z.pick(settingsSchema, {
  name: true,
  shortName: true,
  colors: true,
  logo: true,
  invoices: true,
});

export const companySettingsSchema = z.pick(settingsSchema, {
  company: true,
  timeZone: true,
  terms: true,
  pricing: true,
});
export type CompanySettings = z.infer<typeof companySettingsSchema>;

export const pictureSettingsSchema = z.pick(settingsSchema, { pictures: true });

/** All but those of the other settings screens. */
export const businessSettingsSchema = z.extend(
  z.omit(settingsSchema, {
    name: true,
    shortName: true,
    colors: true,
    logo: true,
    pictures: true,
    company: true,
    timeZone: true,
    terms: true,
    pricing: true,
    booking: true,
    closures: true,
    messageTemplates: true,
    invoices: true,
    crewTakesPayment: true,
    tips: true,
    testimonials: true,
    faqs: true,
  }),
  // Only when changed, so that the first lists stay those of `content`.
  { testimonials: z.optional(testimonialsSchema), faqs: z.optional(faqsSchema) },
);
export type BusinessSettings = z.infer<typeof businessSettingsSchema>;

export const settingsUpdateSchema = z.extend(settingsSchema, { version: z.int() });
export type SettingsUpdate = z.infer<typeof settingsUpdateSchema>;

/** `updatedAt` is null until the first change. `termsDate` says since when the legal pages hold. */
export const storedSettingsSchema = z.extend(settingsSchema, {
  termsDate: z.string(),
  version: z.int(),
  updatedAt: z.nullable(z.string()),
});
export type StoredSettings = z.infer<typeof storedSettingsSchema>;
