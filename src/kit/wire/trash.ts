import * as z from 'zod/mini';

/** How many days a deleted record stays in the trash. */
export const trashDays = 30;

export const trashKinds = ['request', 'quote', 'customer', 'category', 'service', 'code', 'post'] as const;
export type TrashKind = (typeof trashKinds)[number];

export const trashItemSchema = z.object({
  kind: z.enum(trashKinds),
  id: z.int(),
  /** A customer's name, or the title. */
  title: z.string(),
  /** The service or the category. */
  detail: z.string(),
  deletedAt: z.string(),
  /** When it is deleted for good; null for a request whose quote is not deleted, and for a customer with leads. */
  goneAt: z.nullable(z.string()),
});
export type TrashItem = z.infer<typeof trashItemSchema>;

export const trashFilterSchema = z.object({ kind: z.optional(z.enum(trashKinds)) });
export type TrashFilter = z.infer<typeof trashFilterSchema>;
