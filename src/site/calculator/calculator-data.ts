import type { Discount } from '#company/catalog/discounts.ts';
import type { FeeSettings } from '#company/catalog/order-fees.ts';
import type { CodePricing } from '#company/catalog/pricing.ts';
import type { Service, ServiceCategory } from '#company/catalog/services.ts';
import type { RefusedPost } from '#sales/leads/site/refused-post.ts';

/** Without what only the server needs: the page carries each service as JSON too. */
export type CalculatorService = Omit<Service, 'durationMinutes' | 'isActive' | OptionName> &
  Partial<Pick<Service, OptionName>>;
/** Missing where it has none, or is by the piece. */
type OptionName = 'optionGroup' | 'isMostChosen' | 'unit' | 'minimumPrice';

/** A cart is priced from it. Without fees it names none. */
export interface Catalog extends FeeSettings {
  /** Active services in display order. */
  services: CalculatorService[];
  /** Best first. */
  discounts: readonly Discount[];
  /** Takes off the visitor's code, once the server knows it. */
  code?: CodePricing | undefined;
}

/** The data of the calculator page. */
export interface CalculatorData extends Catalog {
  /** In the business's time zone; the earliest date a visitor can choose. */
  today: string;
  openCategory: ServiceCategory;
  /** The services that the link names, with quantities. One that is in the cart already stays as it is. */
  linkedCart: Record<string, number>;
  /** True if the link names a service that is unknown or no longer offered. */
  isSelectionUnavailable: boolean;
  /** From the link, without JavaScript; otherwise the browser reads it from the URL. */
  zipCode?: string | undefined;
  /** From the link, unchecked. */
  linkedCode?: string | undefined;
  /** After a form post without JavaScript; 'without-photo' when the photo could not be stored. */
  sent: 'complete' | 'without-photo' | null;
  /** The page of the quote that this form post stored. */
  quotePath?: string | undefined;
  /** Where it can be booked. */
  visitPath?: string | undefined;
  refused: RefusedPost | null;
}
