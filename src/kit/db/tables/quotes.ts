import type { Generated, Insertable, Selectable } from 'kysely';
import type { ServiceCategory } from '#company/catalog/services.ts';
import type { Unit } from '#company/catalog/units.ts';
import type { ContactMethod, QuoteStatus } from '#sales/quotes/quotes.ts';
import type { Decimal, Editable, Flag } from './columns.ts';

export interface QuotesTable extends Editable {
  id: Generated<number>;
  requestId: number | null;
  /** Null for suspected spam only. */
  customerId: number | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  /** `plainDigits` of the number, which a person is found by; null where a former version has stored it. */
  phoneDigits: string | null;
  zipCode: string;
  serviceCategory: ServiceCategory;
  serviceTitle: string;
  subtotalCents: number;
  discountPercent: number;
  /** `Discount[]` as JSON: those of the day it was sent, which later changes of its lines get too. */
  discounts: Generated<string>;
  /** The discount that staff give in place of these, in percent or in cents; both null for none. */
  ownDiscountPercent: number | null;
  ownDiscountCents: number | null;
  /** The customer reads it. */
  discountReason: Generated<string>;
  /** The customer's code as its owner writes it, and the amount that it takes off; empty and 0 without one. */
  code: Generated<string>;
  codeCents: Generated<number>;
  codeId: number | null;
  /** `CodeTerms` as JSON, as they were when the quote was sent. */
  codeTerms: string | null;
  /** `FeeTerms` as JSON, as they were when the quote was sent; null for none. */
  feeTerms: string | null;
  /** The amounts that these add, which are part of the total. */
  minimumFeeCents: Generated<number>;
  tripFeeCents: Generated<number>;
  totalCents: number;
  estimatedPriceCents: number | null;
  contactMethod: ContactMethod;
  preferredDate: string | null;
  preferredTime: string | null;
  notes: string;
  adminNotes: string;
  imageUrl: string | null;
  status: QuoteStatus;
  /** When the status became completed, for the month's revenue. */
  completedAt: string | null;
  /** As of its request. */
  searchText: string;
}

export interface QuoteItemsTable {
  id: Generated<number>;
  quoteId: number;
  serviceId: number | null;
  category: ServiceCategory;
  title: string;
  isAddOn: Flag;
  unitPriceCents: number;
  quantity: Decimal;
  unit: Generated<Unit>;
  /** The line costs this much at least; 0 for none. */
  minimumPriceCents: Generated<number>;
  durationMinutes: Decimal;
  /** Staff set the price, or the whole line has no service. */
  isHandPriced: Generated<Flag>;
}

export type QuoteRow = Selectable<QuotesTable>;
export type QuoteItemRow = Selectable<QuoteItemsTable>;
export type NewQuote = Insertable<QuotesTable>;
export type NewQuoteItem = Insertable<QuoteItemsTable>;
