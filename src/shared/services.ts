import * as z from 'zod/mini';

/** In the order in which lists show them. */
export const serviceCategories = ['couch', 'chair', 'carpet', 'mattress'] as const;
export const serviceCategorySchema = z.enum(serviceCategories);
export type ServiceCategory = z.infer<typeof serviceCategorySchema>;

export const serviceCategoryLabels: Record<ServiceCategory, string> = {
  couch: 'Couch Cleaning',
  chair: 'Chair Cleaning',
  carpet: 'Carpet Cleaning',
  mattress: 'Mattress Cleaning',
};

/** A service as the API answers it. The three figures are numeric strings, prices in dollars with two decimals. */
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

/** Whole percent saved, 0 unless the discounted price is above 0 and below the original. */
export function discountPercentage(originalPriceCents: number, discountedPriceCents: number): number {
  if (discountedPriceCents <= 0 || discountedPriceCents >= originalPriceCents) return 0;
  return Math.round(((originalPriceCents - discountedPriceCents) / originalPriceCents) * 100);
}
