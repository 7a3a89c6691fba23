import * as z from 'zod/mini';
import { serviceCategorySchema, unitSchema } from '#company/catalog/services.ts';
import { propertySchema } from '#sales/customers/customers.ts';
import { progressShape } from '#visits/day/visit-progress.ts';
import { owedShape } from '#visits/payments/door-payments.ts';
import { visitSchema } from '#visits/visits/visits.ts';

/** A crew sees where, when, whom to call, and what to clean. Prices only as far as it takes payments. */
export const crewVisitSchema = z.extend(
  z.pick(visitSchema, {
    id: true,
    date: true,
    from: true,
    to: true,
    durationMinutes: true,
    status: true,
    kind: true,
    version: true,
    customerName: true,
    phone: true,
  }),
  {
    /** The ZIP code alone where no address is known. */
    property: z.pick(propertySchema, {
      street: true,
      unit: true,
      city: true,
      zipCode: true,
      accessNotes: true,
    }),
    /** A phone may hold an answer from before items had a category and a unit. */
    items: z.array(
      z.object({
        title: z.string(),
        quantity: z.number(),
        unit: z.optional(unitSchema),
        category: z.optional(serviceCategorySchema),
      }),
    ),
    /** The customer's own words. */
    notes: z.string(),
    /** URLs. */
    photos: z.array(z.string()),
    ...progressShape,
    ...owedShape,
  },
);
export type CrewVisit = z.infer<typeof crewVisitSchema>;

/** A crew sees its visits of yesterday, today, and the next seven days. */
export const crewDays = { back: 1, ahead: 7 };

/** The state of a visit after something was recorded. */
export const visitStateSchema = z.pick(crewVisitSchema, {
  id: true,
  date: true,
  from: true,
  to: true,
  status: true,
  version: true,
  steps: true,
  facts: true,
  visitPhotos: true,
});
export type VisitState = z.infer<typeof visitStateSchema>;

/** The same after a payment at the door. */
export const paidStateSchema = z.extend(visitStateSchema, owedShape);
export type PaidState = z.infer<typeof paidStateSchema>;
