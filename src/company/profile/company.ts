import * as z from 'zod/mini';
import { discountsSchema } from '#company/catalog/discounts.ts';
import { serviceCategorySchema } from '#company/catalog/services.ts';
import { visitTimesSchema } from '#company/catalog/visit-times-schema.ts';
import { longFields } from '#kit/language/translated-fields.ts';
import { isUnique, requiredText, wholeNumber } from '#kit/wire/setting-rules.ts';
import { type State, stateNames } from '#kit/wire/states.ts';

export const placeNameLimit = 60;

export const companyTextLimits = {
  person: 80,
  slogan: 80,
  description: 200,
  homes: 200,
  reach: 200,
  storyHeading: 80,
  storyLead: 300,
  story: 3000,
} as const;

const oldestYear = 1900;

function ownText(name: keyof typeof companyTextLimits) {
  const max = companyTextLimits[name];
  return z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters`));
}

/** They stand in titles and headers, so they are one line. */
const oneLine = (what: string) => z.regex(/^\P{Cc}*$/u, `${what} is one line`);

const placeName = (what: string) => requiredText(what, placeNameLimit).check(oneLine(what));

/** The owner's replacements for the site's usual texts; empty keeps the usual one. */
const companyTextsSchema = z.object({
  /** Who comes, such as `Maria, the owner`; empty: the business. */
  person: z._default(ownText('person').check(oneLine('The name')), ''),
  slogan: ownText('slogan').check(oneLine('The slogan')),
  description: ownText('description').check(oneLine('The description')),
  /** Completes “We’ve cleaned … homes since …:”. */
  homes: ownText('homes'),
  /** A sentence about the area. */
  reach: ownText('reach'),
  storyHeading: ownText('storyHeading'),
  storyLead: ownText('storyLead'),
  /** Paragraphs with an empty line between them. */
  story: ownText('story'),
});
export type CompanyTexts = z.infer<typeof companyTextsSchema>;

export const companyTextNames = Object.keys(companyTextLimits) as (keyof CompanyTexts)[];

/** The site's usual texts. */
export const noTexts = Object.fromEntries(companyTextNames.map((name) => [name, ''])) as CompanyTexts;

const wrongYear = () => `Enter a year from ${oldestYear} to ${new Date().getFullYear()}`;

export const companySchema = z.object({
  city: placeName('The city'),
  /** As English texts name it, such as `Fresno County`. */
  county: placeName('The county'),
  state: z.enum(Object.keys(stateNames) as [State, ...State[]], 'Choose a state'),
  foundedYear: z
    .int({ error: wrongYear })
    .check(z.refine((year) => year >= oldestYear && year <= new Date().getFullYear(), { error: wrongYear })),
  isLicensedAndInsured: z.boolean(),
  /** The site hides all other categories: they have no page, and nothing offers them. */
  categories: z.array(serviceCategorySchema).check(z.refine(isUnique, 'List each only once')),
  /** Covers every category, even those that are switched off. */
  times: visitTimesSchema,
  texts: companyTextsSchema,
  ...longFields('texts', companyTextsSchema),
});
export type Company = z.infer<typeof companySchema>;

const arrivalHours = wholeNumber(1, 72);

/** See docs/product/company.md#business-profile. */
export const termsSchema = z.object({
  /** The notice for a free cancellation. */
  cancellationNoticeHours: wholeNumber(1, 168),
  /** The fee when nobody lets the crew in; 0 for none. */
  noShowPercent: wholeNumber(0, 100),
  /** Nothing promises a free re-clean, or a refund after it, if not. */
  hasFreeReclean: z.boolean(),
  /** How long a customer can ask for it. */
  recleanWithinDays: wholeNumber(1, 90),
  /** Nothing mentions emergencies if not. */
  hasEmergencyVisits: z.boolean(),
  /** Added to the listed price of an emergency visit; 0 for nothing. */
  emergencySurchargePercent: wholeNumber(0, 300),
  /** The usual arrival time of an emergency visit. */
  emergencyArrivalHours: z.object({ from: arrivalHours, to: arrivalHours }).check(
    z.refine(({ from, to }) => from < to, {
      path: ['to'],
      error: 'The second number must be higher than the first',
    }),
  ),
  discounts: discountsSchema,
});
export type Terms = z.infer<typeof termsSchema>;
