import * as z from 'zod/mini';
import { serviceCategorySchema } from '#company/catalog/services.ts';
import { centsSchema } from '#kit/money/money.ts';
import { requiredText } from '#kit/wire/text.ts';

/** Customers type it with other capitals, and with spaces around it. */
export const codeKey = (code: string): string => code.normalize('NFC').trim().toLowerCase();

export const codeLimits = { code: 40, percent: 100, uses: 1_000_000 } as const;

/** Whatever a customer types; empty without one. */
export const typedCodeSchema = z.optional(
  z.nullable(z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters'))),
);

const terms = {
  /** One of percent and amount is null. */
  percent: z.nullable(z.int()),
  amount: z.nullable(z.string()),
  /** Counts beside the discount of the order; otherwise the larger of the two counts. */
  adds: z.boolean(),
  /** Null for all. */
  categories: z.nullable(z.array(serviceCategorySchema)),
};

/** A customer may know this of a code. */
export const shownCodeSchema = z.object({ code: z.string(), ...terms });
export type ShownCode = z.infer<typeof shownCodeSchema>;

export const codeSchema = z.object({
  id: z.int(),
  code: z.string(),
  ...terms,
  /** Calendar dates, both included; null for no limit. */
  validFrom: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  maxUses: z.nullable(z.int()),
  oncePerCustomer: z.boolean(),
  firstVisitOnly: z.boolean(),
  isActive: z.boolean(),
  /** Quotes with it, without suspected spam and those that were declined or deleted before a visit. */
  uses: z.int(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Code = z.infer<typeof codeSchema>;

const percentMessage = 'Enter a whole number from 1 to 100';
const usesMessage = 'Enter a whole number, or leave it empty';
const date = z.iso.date('Enter a date as YYYY-MM-DD');

const fields = {
  /** It also stands in addresses. */
  code: requiredText('Enter a code', codeLimits.code).check(
    z.regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u, 'Letters, digits, hyphens and underscores only'),
  ),
  percent: z.nullable(
    z.int(percentMessage).check(z.minimum(1, percentMessage), z.maximum(codeLimits.percent, percentMessage)),
  ),
  amount: z.nullable(centsSchema.check(z.minimum(1, 'Enter an amount'))),
  validFrom: z.nullable(date),
  validUntil: z.nullable(date),
  maxUses: z.nullable(
    z.int(usesMessage).check(z.minimum(1, usesMessage), z.maximum(codeLimits.uses, usesMessage)),
  ),
  oncePerCustomer: z.boolean(),
  firstVisitOnly: z.boolean(),
  adds: z.boolean(),
  categories: z.nullable(z.array(serviceCategorySchema)),
  isActive: z.boolean(),
};

/** A whole code. The server checks a change together with what is stored. */
export const newCodeSchema = z
  .object({
    ...fields,
    percent: z._default(fields.percent, null),
    amount: z._default(fields.amount, null),
    validFrom: z._default(fields.validFrom, null),
    validUntil: z._default(fields.validUntil, null),
    maxUses: z._default(fields.maxUses, null),
    oncePerCustomer: z._default(fields.oncePerCustomer, false),
    firstVisitOnly: z._default(fields.firstVisitOnly, false),
    adds: z._default(fields.adds, false),
    categories: z._default(fields.categories, null),
    isActive: z._default(fields.isActive, true),
  })
  .check(
    z.refine(({ percent, amount }) => percent === null || amount === null, {
      path: ['amount'],
      message: 'Give percent or dollars, not both',
    }),
    z.refine(({ percent, amount }) => percent !== null || amount !== null, {
      path: ['percent'],
      message: 'Enter percent or dollars',
    }),
    z.refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, {
      path: ['validUntil'],
      message: 'Pick a day after the first one',
    }),
  );
export type NewCodeInput = z.infer<typeof newCodeSchema>;

/** Missing fields stay unchanged. A percentage alone replaces the amount, and the other way around. */
export const codeUpdateSchema = z.extend(z.partial(z.object(fields)), { version: z.optional(z.int()) });
export type CodeUpdate = z.infer<typeof codeUpdateSchema>;
