import * as z from 'zod/mini';
import { categoryName } from '#company/catalog/known-categories.ts';
import { serviceCategorySchema } from '#company/catalog/services.ts';
import { requiredText } from '#kit/wire/setting-rules.ts';

/** The pages that show reviews: the home page, and that of each category by its slug. */
export const testimonialPageLabel = (page: string): string =>
  page === 'home' ? 'Home page' : categoryName(page);

const testimonialLimits = { count: 40, name: 60, location: 60, text: 500, service: 60 } as const;

const optionalText = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters`));

export const testimonialsSchema = z
  .array(
    z.object({
      page: serviceCategorySchema,
      name: requiredText('A name', testimonialLimits.name),
      location: optionalText(testimonialLimits.location),
      /** Whole stars. */
      rating: z.literal([1, 2, 3, 4, 5], 'Choose 1 to 5 stars'),
      text: requiredText('A review', testimonialLimits.text),
      /** The cleaned item, if shown. */
      service: optionalText(testimonialLimits.service),
    }),
  )
  .check(z.maxLength(testimonialLimits.count, `At most ${testimonialLimits.count} reviews`));
/** A review as the owner keeps it in Settings. */
export type OwnTestimonial = z.infer<typeof testimonialsSchema>[number];
