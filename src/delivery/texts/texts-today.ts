import * as z from 'zod/mini';

/** By whose act a text leaves. */
export const countedCauses = ['website', 'staff', 'planned', 'call', 'reply', 'alert', 'test'] as const;
export type CountedCause = (typeof countedCauses)[number];

export const textsTodaySchema = z.object({
  dailyLimit: z.int(),
  sent: z.int(),
  /** Carriers charge for each: a text of more than 160 characters has several. */
  parts: z.int(),
  causes: z.array(z.object({ cause: z.enum(countedCauses), texts: z.int() })),
  /** In dollars, such as "0.0083"; empty if the owner has not entered it. */
  pricePerPart: z.string(),
  /** In dollars; null without a price. */
  cost: z.nullable(z.string()),
});
export type TextsToday = z.infer<typeof textsTodaySchema>;
