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
import { CustomerFields } from './customer-fields.tsx';
import { quoteStatusLabels } from './quote-badges.ts';
import { type QuoteValues, quoteBody, quoteLabels, quoteSnapshot } from './quote-form-values.ts';
import { QuoteLinesEditor } from './quote-lines-editor.tsx';
import { quoteUpdate } from './quote-mutations.ts';
import { QuoteTextFields } from './quote-text-fields.tsx';
import { RequestCancelled } from './request-cancelled.tsx';
import { useQuotePrice } from './use-quote-price.tsx';

/** See docs/product/sales.md#editing-quotes. */
export function QuoteEditForm({ quote, onDone }: { quote: Quote; onDone: () => void }) {
  const { discounts } = quote.serviceDetails;
  const form = useEditForm({
    draftKey: `quote:${quote.id}`,
    saved: quoteSnapshot(quote),
    ...quoteLabels(discounts),
    schema: quoteUpdateSchema,
    body: (values: QuoteValues, changed) => quoteBody(values, changed, discounts),
    check: checkContact,
    mutation: quoteUpdate(quote),
    recordSchema: quoteSchema,
    snapshot: quoteSnapshot,
    onDone,
  });
  const price = useQuotePrice(form, discounts);
  return (
    <EditForm noun="quote" form={form} notice={price.notice} onDone={onDone}>
      <RequestCancelled quote={quote} />
      <SelectField {...form.field('status')} options={quoteStatuses} texts={quoteStatusLabels} />
      {price.field}
      <QuoteTextFields form={form} names={staffTextNames} />
      <QuoteLinesEditor form={form} discounts={discounts} />
      <h3 className="font-semibold">Customer and visit</h3>
      <CustomerFields form={form} />
      <HistoryTimeline path={adminApi.quoteHistory(quote.id)} />
    </EditForm>
  );
}

/** Checks only changed contact fields, so that an old quote without a contact can still be edited. */
function checkContact(values: QuoteValues, changed: readonly (keyof QuoteValues)[]) {
  const isTouched = changed.some((name) => name === 'contactMethod' || name === 'phone' || name === 'email');
  const missing = isTouched ? missingContact(values) : null;
  return missing
    ? { contactMethod: visitorErrors.methodMissing, [missing]: visitorErrors.methodMissing }
    : {};
}
