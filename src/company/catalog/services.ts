import * as z from 'zod/mini';

/** In display order. */
export const serviceCategories = ['couch', 'chair', 'carpet', 'mattress'] as const;
export const serviceCategorySchema = z.enum(serviceCategories);
export type ServiceCategory = z.infer<typeof serviceCategorySchema>;

/** Prices are strings in dollars with two decimals, the percentage is a string too. */
export const serviceSchema = z.object({
  id: z.int(),
  category: serviceCategorySchema,
  title: z.string(),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  originalPrice: z.string(),
  discountedPrice: z.string(),
  discountPercentage: z.string(),
  durationMinutes: z.int(),
  isAddOn: z.boolean(),
  isActive: z.boolean(),
});
export type Service = z.infer<typeof serviceSchema>;

/** In whole percent; 0 without a valid discount. */
export function discountPercentage(originalPriceCents: number, discountedPriceCents: number): number {
  if (discountedPriceCents <= 0 || discountedPriceCents >= originalPriceCents) return 0;
  return Math.round(((originalPriceCents - discountedPriceCents) / originalPriceCents) * 100);
}
