import { type SubmitEvent, useState } from 'react';
import { newQuoteSchema } from '#shared/quotes.ts';
import type { CustomerRequest } from '#shared/requests.ts';
import { EditForm } from '../editing/edit-form.tsx';
import {
  type FieldErrors,
  focusFirstError,
  serverErrors,
  validate,
  withoutErrorOf,
} from '../editing/field-errors.ts';
import { unreadableFields } from '../editing/unreadable-fields.ts';
import { useRecordForm } from '../editing/use-record-form.ts';
import { TextArea } from '../ui/field.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { PriceField } from './price-field.tsx';
import {
  emptyQuote,
  priceFollowsTotal,
  type QuoteValues,
  quoteFromRequest,
  quoteWords,
  sentQuote,
} from './quote-form-values.ts';
import { linesText, readLines } from './quote-lines.ts';
import { QuoteLinesEditor } from './quote-lines-editor.tsx';
import { StalePrice } from './stale-price.tsx';
import { StatusField } from './status-field.tsx';
import { useCreateQuote } from './use-create-quote.ts';
import { usePricedTotal } from './use-priced-total.ts';

interface NewQuoteFormProps {
  /** The request that becomes a quote; without one it is a quote of its own. */
  request?: CustomerRequest;
  onDone: () => void;
}

/** A quote that staff enter. */
export function NewQuoteForm({ request, onDone }: NewQuoteFormProps) {
  const form = useRecordForm(request ? `new-quote:${request.id}` : 'new-quote', {
    values: request ? quoteFromRequest(request) : emptyQuote,
    version: 0,
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const create = useCreateQuote();
  const { values } = form;
  const { stale, confirmPrice } = usePricedTotal(values, form.saved.items);
  const edit = (name: keyof QuoteValues, text: string) => {
    form.edit(name, text);
    if (name === 'estimatedPrice') confirmPrice();
    setErrors(withoutErrorOf(errors, name));
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const quote = newQuote(values, request);
    const found = {
      ...validate(newQuoteSchema, quote),
      ...unreadableFields(element),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(element);
    create.mutate(quote, {
      onSuccess: () => {
        form.finish();
        onDone();
      },
      onError: (error) => {
        setErrors(serverErrors(error));
        focusFirstError(element);
      },
    });
  };

  return (
    <EditForm
      noun="quote"
      form={form}
      words={quoteWords}
      isSaving={create.isPending}
      labels={['Create Quote', 'Saving...']}
      keptHint="Your changes are saved in this tab. Open the form again to continue."
      notice={
        stale && (
          <StalePrice
            stale={stale}
            onUse={() => edit('estimatedPrice', priceFollowsTotal)}
            onKeep={confirmPrice}
          />
        )
      }
      onSubmit={submit}
      onDone={onDone}
    >
      {errors.requestId && (
        <p role="alert" className="rounded-input bg-yellow-wash px-3 py-2 text-yellow">
          {errors.requestId}
        </p>
      )}
      <CustomerFields values={values} errors={errors} edit={edit} />
      <QuoteLinesEditor
        lines={readLines(values.items)}
        errors={errors}
        onChange={(lines) => edit('items', linesText(lines))}
      />
      <PriceField
        values={values}
        error={errors.estimatedPrice}
        onChange={(price) => edit('estimatedPrice', price)}
      />
      <TextArea
        label="Admin notes"
        rows={3}
        maxLength={5000}
        value={values.adminNotes}
        error={errors.adminNotes}
        onChange={(event) => edit('adminNotes', event.target.value)}
      />
      <StatusField value={values.status} onChange={(status) => edit('status', status)} />
    </EditForm>
  );
}

/** Without a price of its own the server takes the total, at the prices of that moment. */
function newQuote(values: QuoteValues, request: CustomerRequest | undefined) {
  const names = Object.keys(values) as (keyof QuoteValues)[];
  const isPriced = values.estimatedPrice !== priceFollowsTotal;
  return {
    ...sentQuote(
      values,
      names.filter((name) => isPriced || name !== 'estimatedPrice'),
    ),
    ...(request && { requestId: request.id }),
  };
}
