import type { Service, ServiceCategory } from '#shared/services.ts';
import type { RefusedPost } from '../lead/refused-post.ts';

/** What the server puts into the calculator page. */
export interface CalculatorData {
  /** Active services in list order. */
  services: Service[];
  /** Calendar date in the business's time zone, the earliest that can be asked for. */
  today: string;
  openCategory: ServiceCategory;
  /** The service that the link names; it enters an otherwise untouched cart with quantity 1. */
  selectedServiceId: number | null;
  /** The link names a service that is unknown or no longer offered. */
  isSelectionUnavailable: boolean;
  /** As the link has it, for who has no JavaScript; otherwise the browser reads it there. */
  zipCode?: string | undefined;
  /** After a form post without JavaScript: the complete step; 'without-photo' when the photo could not be stored. */
  sent: 'complete' | 'without-photo' | null;
  refused: RefusedPost | null;
}

export { quoteFormFields } from '#shared/quote-form-fields.ts';
