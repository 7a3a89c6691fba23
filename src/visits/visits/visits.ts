import * as z from 'zod/mini';
import { windowSchema } from '#company/profile/booking.ts';
import * as bookingErrors from '#kit/refusals/booking-errors.ts';
import { schemaMessage } from '#kit/refusals/schema-message.ts';
import { visitorErrors } from '#kit/refusals/visitor-errors.ts';
import { phoneDigits } from '#kit/text/phone.ts';
import { addDays } from '#kit/time/dates.ts';
import { timeSchema } from '#kit/wire/setting-rules.ts';
import { freeText, requiredText } from '#kit/wire/text.ts';
import { addressSchema, propertySchema } from '#sales/customers/customers.ts';
import { visitDaySchema } from '#sales/quotes/visit-days.ts';
import { visitStatusSchema } from '#sales/records/visit-statuses.ts';
import { maxScheduleDays } from '#visits/schedule/schedule.ts';

const visitKinds = ['clean', 're-clean'] as const;
const visitKindSchema = z.enum(visitKinds);
export type VisitKind = z.infer<typeof visitKindSchema>;

const date = z.iso.date({ error: 'Enter a date as YYYY-MM-DD', abort: true });

/** A visit as the customer sees it. `date`, `from` and `to` are local to the business. */
export const customerVisitSchema = z.object({
  id: z.int(),
  quoteId: z.int(),
  date: z.string(),
  from: z.string(),
  to: z.string(),
  durationMinutes: z.int(),
  status: visitStatusSchema,
  kind: visitKindSchema,
  version: z.int(),
  property: z.nullable(z.omit(propertySchema, { customerId: true })),
});
export type CustomerVisit = z.infer<typeof customerVisitSchema>;

/** A visit as staff see it. */
export const visitSchema = z.extend(customerVisitSchema, {
  customerId: z.int(),
  crewId: z.int(),
  property: z.nullable(propertySchema),
  /** Booked although the crew has no time. */
  forced: z.boolean(),
  /** Where the crew drives: that of the address, else the quote's. */
  zipCode: z.string(),
  /** Hours, buffer, closures or time off changed since it was booked, so that its crew has no time for it: to be moved. */
  cannotBeKept: z.boolean(),
  customerName: z.string(),
  /** Who booked it on the page of the quote; empty if staff did. */
  contactName: z.string(),
  phone: z.string(),
  serviceTitle: z.string(),
  /** In dollars. */
  total: z.nullable(z.string()),
});
export type Visit = z.infer<typeof visitSchema>;

/** A day on which at least one window is free. `nearby` where a crew has a visit near the address that day. */
export const windowDaySchema = z.object({
  date: z.string(),
  windows: z.array(z.extend(windowSchema, { nearby: z.optional(z.literal(true)) })),
});
export type WindowDay = z.infer<typeof windowDaySchema>;

export const windowsQuerySchema = z.object({
  from: z.optional(date),
  days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(31)), 14),
});

const slot = { date, from: timeSchema, to: timeSchema };

/** Staff may enter a visit long after it took place, and a window that customers are not offered. */
const staffSlot = { date: visitDaySchema, from: timeSchema, to: timeSchema };
const minutesSchema = z
  .int('Enter whole minutes')
  .check(z.minimum(1, 'At least 1 minute'), z.maximum(1440, 'At most 1,440 minutes'));
export const windowEndMessage = 'The end must be after the start';

export const holdSchema = z.object(slot);
export const heldSchema = z.object({ heldUntil: z.string() });

const phoneMessage = schemaMessage(visitorErrors, 'phoneRequired');
const requiredTerms = z.literal(true, schemaMessage(bookingErrors, 'termsRequired'));

/** Accepts the quote and books its visit. `version` is the quote's. */
export const bookingInputSchema = z.object({
  version: z.int(),
  ...slot,
  name: requiredText(schemaMessage(bookingErrors, 'yourNameRequired'), 200),
  phone: z.string(phoneMessage).check(
    z.trim(),
    z.refine((typed) => phoneDigits(typed) !== null, phoneMessage),
  ),
  property: addressSchema,
  agreesToTerms: requiredTerms,
});
export type BookingInput = z.infer<typeof bookingInputSchema>;

/** Where a deposit is asked for: its payment books the visit, and the window is held until then. */
export const depositAskedSchema = z.object({ checkoutUrl: z.string(), heldUntil: z.string() });
export type DepositAsked = z.infer<typeof depositAskedSchema>;

/** A first visit of more than six hours: the link in an email books it, and the window is held until then. */
export const confirmationAskedSchema = z.object({ confirmationUrl: z.string(), heldUntil: z.string() });
export type ConfirmationAsked = z.infer<typeof confirmationAskedSchema>;

/** `version` is the visit's. */
export const moveVisitSchema = z.object({ version: z.int(), ...slot });
export const cancelVisitSchema = z.object({ version: z.int(), reason: z._default(freeText(1000), '') });

/** A visit that staff book. `force` books it although the crew has no time. */
export const newVisitSchema = z
  .object({
    quoteId: z.int('Choose a quote'),
    crewId: z.int('Choose a crew'),
    ...staffSlot,
    /** Default: the items' durations. */
    durationMinutes: z.optional(minutesSchema),
    propertyId: z.optional(z.nullable(z.int())),
    kind: z._default(visitKindSchema, 'clean'),
    force: z._default(z.boolean(), false),
  })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'], message: windowEndMessage }));
export type NewVisitInput = z.infer<typeof newVisitSchema>;

/** Missing fields stay unchanged. */
export const visitUpdateSchema = z.object({
  version: z.int(),
  crewId: z.optional(z.int()),
  date: z.optional(visitDaySchema),
  from: z.optional(timeSchema),
  to: z.optional(timeSchema),
  durationMinutes: z.optional(minutesSchema),
  propertyId: z.optional(z.nullable(z.int())),
  status: z.optional(visitStatusSchema),
  kind: z.optional(visitKindSchema),
  reason: z.optional(freeText(1000)),
  force: z._default(z.boolean(), false),
  /** If true, completing a visit before its date is refused with `visit-ahead`, so the screen can ask first. */
  refuseFutureVisit: z.optional(z.boolean()),
});
export type VisitUpdate = z.infer<typeof visitUpdateSchema>;

/** Includes both dates. */
export const visitFilterSchema = z
  .object({
    from: z.optional(date),
    to: z.optional(date),
    crewId: z.optional(z.coerce.number().check(z.int())),
  })
  .check(
    z.refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      message: 'The last day must not be before the first',
    }),
    z.refine(({ from, to }) => !from || !to || to < addDays(from, maxScheduleDays), {
      path: ['to'],
      message: `At most ${maxScheduleDays} days`,
    }),
  );
