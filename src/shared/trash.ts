import * as z from 'zod/mini';

/** Days that what was deleted can be brought back. */
export const trashKeptDays = 30;

export const trashKinds = ['request', 'quote', 'service', 'post'] as const;
export type TrashKind = (typeof trashKinds)[number];

/** A deleted record as the panel's API lists it. */
export const trashItemSchema = z.object({
  kind: z.enum(trashKinds),
  id: z.int(),
  /** A customer's name, or the title. */
  title: z.string(),
  /** What it was about: the service or the category. */
  detail: z.string(),
  deletedAt: z.string(),
  /** From when on it is deleted for good; null for a request whose quote is in use and keeps it. */
  goneAt: z.nullable(z.string()),
});
export type TrashItem = z.infer<typeof trashItemSchema>;

export const trashFilterSchema = z.object({ kind: z.optional(z.enum(trashKinds)) });
export type TrashFilter = z.infer<typeof trashFilterSchema>;
