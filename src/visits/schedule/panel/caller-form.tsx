import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getFeeTerms } from '#company/catalog/order-fees.ts';
import { getPlaces } from '#company/coverage/coverage.ts';
import { settingsQuery } from '#company/settings/panel/settings-query.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { TextField } from '#kit/panel/ui/field.tsx';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { propertySchema } from '#sales/customers/customers.ts';
import { pricingQuery } from '#sales/quotes/panel/catalog-query.ts';
import { NameAndPhone, ZipCode } from '#sales/quotes/panel/customer-fields.tsx';
import { emptyQuote, newQuoteBody, quoteLabels } from '#sales/quotes/panel/quote-form-values.ts';
import { QuoteLinesEditor } from '#sales/quotes/panel/quote-lines-editor.tsx';
import { quoteCreation } from '#sales/quotes/panel/quote-mutations.ts';
import { newQuoteSchema, type Quote } from '#sales/quotes/quotes.ts';

interface CallerFormProps {
  onSaved: (quote: Quote) => void;
  onClose: () => void;
}

/** Somebody on the phone: who, where and what. The time comes next. */
export function CallerForm({ onSaved, onClose }: CallerFormProps) {
  const { data } = useQuery(pricingQuery);
  const places = useQuery(settingsQuery).data?.places ?? [];
  const pricing = data && { ...data, getFees: (zipCode: string) => getFeeTerms(data, zipCode) };
  const [street, setStreet] = useState('');
  const [typedCity, setCity] = useState<string>();
  const getCity = (zipCode: string) => typedCity ?? getPlaces(zipCode, places)[0]?.name ?? '';
  const form = useEditForm({
    draftKey: 'caller',
    saved: { values: emptyQuote, version: 0 },
    ...quoteLabels(pricing),
    schema: newQuoteSchema,
    body: (values) => newQuoteBody(values, pricing),
    check: ({ zipCode }) => ({
      ...(street !== '' && getCity(zipCode) === '' && { city: 'Enter the city' }),
    }),
    mutation: {
      mutationFn: async (sent) => {
        const quote = await quoteCreation.mutationFn(sent);
        if (street !== '' && quote.customerId !== null) {
          const body = { street, city: getCity(quote.zipCode), zipCode: quote.zipCode };
          const path = customerApi.properties(quote.customerId);
          await createRecord(propertySchema, path, { body, draftId: sent.draftId });
        }
        return quote;
      },
      ...mutationCallbacks({ failed: 'Couldn’t save the caller' }),
    },
    onDone: (quote) => quote && onSaved(quote),
  });
  return (
    <EditForm noun="caller" form={form} saveLabels={['Pick a time', 'Saving...']} onDone={onClose}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NameAndPhone form={form} />
        <ZipCode form={form} />
        <TextField
          label="Street address"
          autoComplete="off"
          maxLength={200}
          value={street}
          onChange={(event) => setStreet(event.target.value)}
        />
        <TextField
          label="City"
          autoComplete="off"
          maxLength={100}
          value={getCity(form.values.zipCode)}
          error={form.errors.city}
          onChange={(event) => setCity(event.target.value)}
        />
      </div>
      <QuoteLinesEditor form={form} pricing={pricing} />
    </EditForm>
  );
}
