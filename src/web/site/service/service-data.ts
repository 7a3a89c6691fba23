import type { Testimonial } from '#shared/content/testimonials.ts';
import type { ShownPair } from '#shared/published-pairs.ts';
import type { Service } from '#shared/services.ts';

/** The active services of a category, in display order. */
export interface ServiceData {
  services: Service[];
  addOns: Service[];
  /** In place of the illustration. */
  shownPair: ShownPair | null;
  testimonials: readonly Testimonial[];
}
