import * as z from 'zod/mini';
import { nameIn, translatedFields } from '#kit/language/translated-fields.ts';
import { centsSchema } from '#kit/money/money.ts';
import { imageUrlSchema } from '#kit/wire/image-url.ts';
import { freeText, requiredText, trimmedText } from '#kit/wire/text.ts';
import { serviceCategorySchema, serviceSchema, unitSchema } from './services.ts';
import type { Unit } from './units.ts';

/** Without a discount, `discountedPrice` is the original price. */
export const adminServiceSchema = z.extend(serviceSchema, {
  /** Where one is empty, pages in that language show the English text. */
  ...translatedFields({ title: z.string(), description: z.string() }),
  /** Null for the default of 12 months. */
  recleanMonths: z.nullable(z.int()),
  /** The crew's steps, in order. */
  checklist: z.array(z.string()),
  /** In the places of the English ones; where one is missing, a crew reads the English step. */
  ...translatedFields({ checklist: z.array(z.string()) }),
  position: z.int(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type AdminService = z.infer<typeof adminServiceSchema>;

/** The owner writes them in each language. */
export type ServiceTexts = Pick<AdminService, 'title' | 'description'>;

/** When customers are told that a service is due again, in months after the visit. */
export const recleanMonths = { default: 12, min: 1, max: 60 } as const;

export const serviceLimits = {
  title: 120,
  description: 1000,
  minutes: 1440,
  steps: 30,
  step: 200,
  group: 60,
  places: 99,
} as const;

const given = (message: string) =>
  z
    .union([z.number(), z.string()], message)
    .check(z.refine((value) => typeof value === 'number' || value.trim() !== '', message));

const monthsMessage = `Enter whole months from ${recleanMonths.min} to ${recleanMonths.max}, or leave it empty`;
const minutesMessage = `Enter whole minutes, at most ${serviceLimits.minutes}`;
const sqftMinutesMessage = `Enter minutes for one square foot with up to two decimals, at most ${serviceLimits.minutes}`;

const placeMessage = `Enter a whole number from 1 to ${serviceLimits.places}`;

const texts = translatedFields({
  title: trimmedText(serviceLimits.title),
  description: freeText(serviceLimits.description).check(z.trim()),
});

/** Takes steps, or a text with one per line; empty lines and repeats are left out. */
const checklistSchema = z.pipe(
  z.pipe(
    z.union([z.array(z.string()), z.string()]),
    z.transform((steps: string[] | string) =>
      getSteps(typeof steps === 'string' ? steps.split('\n') : steps),
    ),
  ),
  z
    .array(freeText(serviceLimits.step))
    .check(z.maxLength(serviceLimits.steps, `At most ${serviceLimits.steps} steps`)),
);

const fields = {
  category: serviceCategorySchema,
  title: requiredText('Title is required', serviceLimits.title),
  description: freeText(serviceLimits.description).check(z.trim()),
  ...texts,
  imageUrl: imageUrlSchema,
  /** Takes dollars, returns integer cents, like the next one. */
  originalPrice: z.pipe(
    given('Original price is required'),
    centsSchema.check(z.refine((cents) => cents > 0, 'Enter a price above $0')),
  ),
  /** Empty, null and 0 mean no discount: null. */
  discountedPrice: z.pipe(
    z.nullable(z.union([z.literal(''), centsSchema], 'Enter an amount in dollars, such as 150.00')),
    z.transform((cents) => cents || null),
  ),
  unit: unitSchema,
  /** A line costs this much at least; empty, null and 0 mean no minimum: null. */
  minimumPrice: z.pipe(
    z.nullable(z.union([z.literal(''), centsSchema], 'Enter an amount in dollars, such as 150.00')),
    z.transform((cents) => cents || null),
  ),
  /** Whole minutes, but for square feet. */
  durationMinutes: z.pipe(
    given('Duration is required'),
    z.pipe(
      z.transform((minutes: string | number) => Number(minutes)),
      z
        .number(minutesMessage)
        .check(
          z.minimum(0, minutesMessage),
          z.maximum(serviceLimits.minutes, minutesMessage),
          z.refine(hasTwoDecimals, sqftMinutesMessage),
        ),
    ),
  ),
  /** Empty and null mean the default. */
  recleanMonths: z.pipe(
    z.nullable(z.union([z.number(), z.string()], monthsMessage)),
    z.pipe(
      z.transform((months: number | string | null) =>
        months === null || (typeof months === 'string' && months.trim() === '') ? null : Number(months),
      ),
      z.nullable(
        z
          .int(monthsMessage)
          .check(z.minimum(recleanMonths.min, monthsMessage), z.maximum(recleanMonths.max, monthsMessage)),
      ),
    ),
  ),
  checklist: checklistSchema,
  ...translatedFields({ checklist: checklistSchema }),
  isAddOn: z.boolean(),
  isActive: z.boolean(),
  /** Without a name: none. */
  optionGroup: z.pipe(
    z.nullable(
      z.object({
        name: trimmedText(serviceLimits.group),
        nameEs: z._default(trimmedText(serviceLimits.group), ''),
        position: z._default(
          z.pipe(
            z.pipe(
              z.union([z.number(), z.string()], placeMessage),
              z.transform((typed: number | string) => (typed === '' ? 1 : Number(typed))),
            ),
            z
              .int(placeMessage)
              .check(z.minimum(1, placeMessage), z.maximum(serviceLimits.places, placeMessage)),
          ),
          1,
        ),
      }),
    ),
    z.transform((group) => (group?.name ? group : null)),
  ),
  /** The calculator marks it. */
  isMostChosen: z.boolean(),
};

function getSteps(lines: readonly string[]): string[] {
  return [...new Set(lines.map((line) => line.trim()).filter((line) => line !== ''))];
}

interface Prices {
  originalPrice?: number | undefined;
  discountedPrice?: number | null | undefined;
}

export const discountTooHigh = 'The discounted price can’t be higher than the original price';

/** Checks only if both prices are known. The server compares a partial change with the stored prices. */
export const isDiscountTooHigh = ({ originalPrice, discountedPrice }: Prices) =>
  originalPrice !== undefined && !!discountedPrice && discountedPrice > originalPrice;

interface Timed {
  unit?: Unit | undefined;
  durationMinutes?: number | undefined;
}

/** The error of minutes that the unit does not take; null for none. Checks only if both are known. */
export const getMinutesError = ({ unit, durationMinutes = 0 }: Timed): string | null =>
  unit !== undefined && unit !== 'sqft' && durationMinutes % 1 > 0 ? minutesMessage : null;

function hasTwoDecimals(minutes: number): boolean {
  return Number(minutes.toFixed(2)) === minutes;
}

const minutesRule = z.refine<Timed>((service) => getMinutesError(service) === null, {
  path: ['durationMinutes'],
  message: minutesMessage,
});

const discountRule = z.refine<Prices>((service) => !isDiscountTooHigh(service), {
  path: ['discountedPrice'],
  message: discountTooHigh,
});

/** The server computes the percentage. See docs/product/company.md#catalog. */
export const newServiceSchema = z
  .object({
    ...fields,
    /** Missing: the first that is offered. */
    category: z.optional(fields.category),
    description: z._default(fields.description, ''),
    ...translatedFields((language) => ({
      title: z._default(texts[nameIn('title', language)], ''),
      description: z._default(texts[nameIn('description', language)], ''),
    })),
    imageUrl: z._default(fields.imageUrl, null),
    discountedPrice: z._default(fields.discountedPrice, null),
    unit: z._default(fields.unit, 'piece'),
    minimumPrice: z._default(fields.minimumPrice, null),
    /** Missing: 60, or 0 for square feet. */
    durationMinutes: z.optional(fields.durationMinutes),
    recleanMonths: z._default(fields.recleanMonths, null),
    checklist: z._default(checklistSchema, []),
    ...translatedFields({ checklist: z._default(checklistSchema, []) }),
    isAddOn: z._default(fields.isAddOn, false),
    isActive: z._default(fields.isActive, true),
    optionGroup: z._default(fields.optionGroup, null),
    isMostChosen: z._default(fields.isMostChosen, false),
  })
  .check(discountRule, minutesRule);
export type NewServiceInput = z.infer<typeof newServiceSchema>;

/** `version`, if sent, must be the current one. */
export const serviceUpdateSchema = z
  .extend(z.partial(z.object(fields)), { version: z.optional(z.int()) })
  .check(discountRule, minutesRule);
export type ServiceUpdate = z.infer<typeof serviceUpdateSchema>;

/** All services of the category, in the new order. */
export const serviceOrderSchema = z.object({
  category: serviceCategorySchema,
  ids: z.array(z.int()).check(
    z.minLength(1, 'At least one service'),
    z.maxLength(1000, 'At most 1000 services'),
    z.refine((ids) => new Set(ids).size === ids.length, 'List each service only once'),
  ),
});
export type ServiceOrder = z.infer<typeof serviceOrderSchema>;

export const serviceFilterSchema = z.object({
  status: z.optional(z.enum(['active', 'inactive'])),
  category: z.optional(serviceCategorySchema),
});
export type ServiceFilter = z.infer<typeof serviceFilterSchema>;
