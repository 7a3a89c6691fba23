import { useQuery } from '@tanstack/react-query';
import { getFeeTerms } from '#company/catalog/order-fees.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { SelectField } from '#kit/panel/ui/field.tsx';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import { staffTextNames } from '#sales/quotes/quote-fields.ts';
import { newQuoteSchema, quoteStatuses } from '#sales/quotes/quotes.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { pricingQuery } from './catalog-query.ts';
import { CustomerFields } from './customer-fields.tsx';
import { quoteStatusLabels } from './quote-badges.ts';
import {
  emptyQuote,
  newQuoteBody,
  type QuoteValues,
  quoteFromCustomer,
  quoteFromRequest,
  quoteLabels,
} from './quote-form-values.ts';
import { QuoteLinesEditor } from './quote-lines-editor.tsx';
import { quoteCreation } from './quote-mutations.ts';
import { QuoteTextFields } from './quote-text-fields.tsx';
import { useQuotePrice } from './use-quote-price.tsx';

interface NewQuoteFormProps {
  /** The request that becomes a quote. */
  request?: CustomerRequest;
  /** The customer that the quote is for. */
  customer?: CustomerDetails;
  onDone: () => void;
}

/** A quote that staff enter. */
export function NewQuoteForm({ request, customer, onDone }: NewQuoteFormProps) {
  const { data } = useQuery(pricingQuery);
  const pricing = data && { ...data, getFees: (zipCode: string) => getFeeTerms(data, zipCode) };
  const form = useEditForm({
    draftKey: draftKey(request, customer),
    saved: { values: startValues(request, customer), version: 0 },
    ...quoteLabels(pricing),
    schema: newQuoteSchema,
    body: (values) => ({
      ...newQuoteBody(values, pricing),
      ...(request && { requestId: request.id }),
      ...(customer && { customerId: customer.id }),
    }),
    mutation: quoteCreation,
    onDone,
  });
  const price = useQuotePrice(form, pricing);
  return (
    <EditForm
      noun="quote"
      form={form}
      saveLabels={['Create Quote', 'Saving...']}
      draftHint="Your changes are saved in this tab. Open the form again to continue."
      notice={price.notice}
      onDone={onDone}
    >
      <CustomerFields form={form} />
      <QuoteLinesEditor form={form} pricing={pricing} />
      {price.field}
      <QuoteTextFields form={form} names={staffTextNames} />
      <SelectField {...form.field('status')} options={quoteStatuses} texts={quoteStatusLabels} />
    </EditForm>
  );
}

type Origin = [request: CustomerRequest | undefined, customer: CustomerDetails | undefined];

function draftKey(...[request, customer]: Origin): string {
  if (request) return `new-quote:${request.id}`;
  return customer ? `new-quote:customer-${customer.id}` : 'new-quote';
}

function startValues(...[request, customer]: Origin): QuoteValues {
  if (request) return quoteFromRequest(request);
  return customer ? quoteFromCustomer(customer) : emptyQuote;
}
