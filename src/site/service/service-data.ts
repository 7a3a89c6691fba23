import type { Service, ServiceCategory } from '#company/catalog/services.ts';
import type { CategoryPage, PointSection } from '#company/categories/category-pages.ts';
import type { OfferedCategory } from '#company/profile/category-words.ts';
import type { OwnTestimonial } from '#company/profile/testimonials.ts';
import type { ShownPair } from '#visits/pairs/published-pairs.ts';

/** The active services of a category, in display order. */
export interface ServiceData {
  category: ServiceCategory;
  /** The owner's texts; sections without any have a neutral text. */
  page: CategoryPage | null;
  /** In a preview: the category is not on offer yet. */
  unlisted?: OfferedCategory;
  services: Service[];
  addOns: Service[];
  /** In place of the illustration. */
  shownPair: ShownPair | null;
  /** Null until the owner saves a list; then the view shows that of `content`, in its language. */
  ownTestimonials: readonly OwnTestimonial[] | null;
}

/** A section of the owner's own. */
export interface PointSectionProps {
  id: string;
  section: PointSection;
  services: readonly Service[];
}
