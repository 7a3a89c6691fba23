import * as z from 'zod/mini';
import { namesOnce, settingsLimits, tooManyZipCodes, zipCodesOnce } from '#company/settings/settings.ts';
import { languages } from '#kit/language/language.ts';
import { zipCodesIn } from '#kit/text/zip-codes.ts';
import { isTimeZone } from '#kit/time/time-zones.ts';
import { closesLater, daysOnce, isUnique } from '#kit/wire/setting-rules.ts';
import { stateNames } from '#kit/wire/states.ts';

const text = z.string().check(z.trim(), z.minLength(1, 'It may not be empty'));
/** The limits of the panel's Settings, which would refuse longer texts. */
const shortText = (max: number) => text.check(z.maxLength(max, `At most ${max} characters`));
const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Write a color as #rrggbb'));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written HH:MM'));
const count = (max: number) =>
  z.number('A number').check(z.gte(0, 'At least 0'), z.lte(max, `At most ${max}`));

const weekday = '1 is Monday, 7 is Sunday';
export const daySchema = z
  .strictObject({
    day: z.int(weekday).check(z.gte(1, weekday), z.lte(7, weekday)),
    opens: time,
    closes: time,
  })
  .check(closesLater);

export const placeSchema = z.strictObject({
  name: shortText(settingsLimits.placeName),
  zipCodes: z.string().check(
    z.regex(/^\d{5}([–-]\d{5})?( \d{5}([–-]\d{5})?)*$/, {
      error: 'ZIP codes such as 97201–97206 97209',
      abort: true,
    }),
    z.refine((list) => hasRisingRanges(list), {
      error: 'A range begins with the lower ZIP code',
      abort: true,
    }),
    z.refine((list) => zipCodesIn(list).length <= settingsLimits.zipCodesOfPlace, {
      error: tooManyZipCodes,
      abort: true,
    }),
    z.refine((list) => isUnique(zipCodesIn(list)), zipCodesOnce),
  ),
});

/** All facts of a company. docs/new-business.md explains each. */
export const answersSchema = z.strictObject({
  name: text,
  shortName: text,
  legalName: text,
  slogan: text,
  foundedYear: z.int('A year').check(z.gte(1800, 'At least 1800'), z.lte(2200, 'At most 2200')),
  locality: text,
  county: text,
  region: z.enum(Object.keys(stateNames), 'The two letters of a state, such as OR'),
  languages: z
    .array(z.enum(languages, languages.join(' or ')))
    .check(z.refine((list) => list[0] === 'en' && isUnique(list), `Write en, or ${languages.join(' ')}`)),
  timeZone: z.string().check(z.refine(isTimeZone, 'A zone such as America/Chicago')),
  phone: z.string().check(z.regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'Written (503) 555-0100')),
  email: z.email('An address such as hello@example.com'),
  radiusMiles: z.int('Whole miles').check(z.gte(1, 'At least 1'), z.lte(500, 'At most 500')),
  hours: z.array(daySchema).check(z.minLength(1, 'Open on one day at least'), daysOnce),
  places: z.array(placeSchema).check(z.minLength(1, 'One place at least'), namesOnce),
  claims: z.strictObject({
    yearsInBusiness: shortText(settingsLimits.figure),
    customersServed: shortText(settingsLimits.figure),
    satisfactionPercent: count(100),
    ratingOutOfFive: count(5),
    reviewCount: shortText(settingsLimits.figure),
    credentials: z
      .array(shortText(settingsLimits.credential))
      .check(
        z.minLength(1, 'One at least'),
        z.maxLength(settingsLimits.credentials, `At most ${settingsLimits.credentials}`),
      ),
  }),
  primary: color,
  accent: color,
});

export type Answers = z.infer<typeof answersSchema>;

/** @throws with a line for each invalid answer */
export function checkedAnswers(given: unknown): Answers {
  const { success, data, error } = answersSchema.safeParse(given);
  if (success) return data;
  throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
}

/** A descending range has no ZIP codes. */
const hasRisingRanges = (list: string) => list.split(' ').every((range) => zipCodesIn(range).length > 0);
