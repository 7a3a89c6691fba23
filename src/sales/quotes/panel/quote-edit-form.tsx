import { useQuery } from '@tanstack/react-query';
import { getFeeTerms } from '#company/catalog/order-fees.ts';
import type { Pricing } from '#company/catalog/pricing-schema.ts';
import { parseCents } from '#kit/money/money.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { SelectField } from '#kit/panel/ui/field.tsx';
import { adminApi } from '#kit/paths/paths.ts';
import { visitorErrors } from '#kit/refusals/visitor-errors.ts';
import { staffTextNames } from '#sales/quotes/quote-fields.ts';
import {
  missingContact,
  type Quote,
  quoteSchema,
  quoteStatuses,
  quoteUpdateSchema,
} from '#sales/quotes/quotes.ts';
import { HistoryTimeline } from '#sales/records/panel/history-timeline.tsx';
import { pricingQuery } from './catalog-query.ts';
import { CustomerFields } from './customer-fields.tsx';
import { quoteStatusLabels } from './quote-badges.ts';
import {
  type QuotePricing,
  type QuoteValues,
  quoteBody,
  quoteLabels,
  quoteSnapshot,
} from './quote-form-values.ts';
import { QuoteLinesEditor } from './quote-lines-editor.tsx';
import { quoteUpdate } from './quote-mutations.ts';
import { QuoteTextFields } from './quote-text-fields.tsx';
import { RequestCancelled } from './request-cancelled.tsx';
import { useQuotePrice } from './use-quote-price.tsx';

/** See docs/product/sales.md#editing-quotes. */
export function QuoteEditForm({ quote, onDone }: { quote: Quote; onDone: () => void }) {
  const { data: present } = useQuery(pricingQuery);
  const pricing = getPricing(quote, present);
  const form = useEditForm({
    draftKey: `quote:${quote.id}`,
    saved: quoteSnapshot(quote),
    ...quoteLabels(pricing),
    schema: quoteUpdateSchema,
    body: (values: QuoteValues, changed) => quoteBody(values, changed, pricing),
    check: checkContact,
    mutation: quoteUpdate(quote),
    recordSchema: quoteSchema,
    snapshot: quoteSnapshot,
    onDone,
  });
  const price = useQuotePrice(form, pricing);
  return (
    <EditForm noun="quote" form={form} notice={price.notice} onDone={onDone}>
      <RequestCancelled quote={quote} />
      <SelectField {...form.field('status')} options={quoteStatuses} texts={quoteStatusLabels} />
      {price.field}
      <QuoteTextFields form={form} names={staffTextNames} />
      <QuoteLinesEditor form={form} pricing={pricing} />
      <h3 className="font-semibold">Customer and visit</h3>
      <CustomerFields form={form} />
      <HistoryTimeline path={adminApi.quoteHistory(quote.id)} />
    </EditForm>
  );
}

/** The quote keeps its discounts and fees; in another ZIP code it has the trip fee of today. */
function getPricing({ zipCode: known, serviceDetails }: Quote, present: Pricing | undefined): QuotePricing {
  const { discounts, feeTerms } = serviceDetails;
  const own = {
    minimumOrderCents: parseCents(feeTerms.minimumOrder),
    tripFeeCents: parseCents(feeTerms.tripFee),
  };
  const getFees = (zipCode: string) =>
    present && zipCode.trim().slice(0, 5) !== known.slice(0, 5)
      ? { ...own, tripFeeCents: getFeeTerms(present, zipCode).tripFeeCents }
      : own;
  return { discounts, getFees };
}

/** Checks only changed contact fields, so that an old quote without a contact can still be edited. */
function checkContact(values: QuoteValues, changed: readonly (keyof QuoteValues)[]) {
  const isTouched = changed.some((name) => name === 'contactMethod' || name === 'phone' || name === 'email');
  const missing = isTouched ? missingContact(values) : null;
  return missing
    ? { contactMethod: visitorErrors.methodMissing, [missing]: visitorErrors.methodMissing }
    : {};
}
