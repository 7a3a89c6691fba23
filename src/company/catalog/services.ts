import * as z from 'zod/mini';
import { units } from './units.ts';

/** The slug of a category. Which there are is known to the database alone. */
export const serviceCategorySchema = z.string().check(z.maxLength(60, 'At most 60 characters'));
export type ServiceCategory = z.infer<typeof serviceCategorySchema>;

/** Customers choose one of the services of a category whose groups have the same name. */
const optionGroupSchema = z.object({
  name: z.string(),
  /** Empty: Spanish pages show the English name. */
  nameEs: z.string(),
  /** The place of the service within its group. */
  position: z.int(),
});
export type OptionGroup = z.infer<typeof optionGroupSchema>;

export const unitSchema = z.enum(units, 'Choose a unit');

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
  /** Prices and minutes are those of one unit; minutes of a square foot have up to two decimals. */
  unit: unitSchema,
  /** A line costs this much at least; null for none. */
  minimumPrice: z.nullable(z.string()),
  durationMinutes: z.number(),
  isAddOn: z.boolean(),
  isActive: z.boolean(),
  optionGroup: z.nullable(optionGroupSchema),
  isMostChosen: z.boolean(),
});
export type Service = z.infer<typeof serviceSchema>;

/** In whole percent; 0 without a valid discount. */
export function discountPercentage(originalPriceCents: number, discountedPriceCents: number): number {
  if (discountedPriceCents <= 0 || discountedPriceCents >= originalPriceCents) return 0;
  return Math.round(((originalPriceCents - discountedPriceCents) / originalPriceCents) * 100);
}
