import { type SubmitEvent, useState } from 'react';
import * as z from 'zod/mini';
import {
  type Quote,
  type QuoteStatus,
  quoteSchema,
  quoteStatuses,
  quoteUpdateSchema,
} from '#shared/quotes.ts';
import { conflictingRecord } from '../editing/conflicting-record.ts';
import { EditForm, type FieldWords } from '../editing/edit-form.tsx';
import { errorsOf, type FieldErrors, findErrors, focusFirstError } from '../editing/field-errors.ts';
import { useRecordForm } from '../editing/use-record-form.ts';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { quoteStatusLabels } from './quote-badges.ts';
import { useUpdateQuote } from './use-update-quote.ts';

/** Specification: Quote Requests, edit form. */
export function QuoteEditForm({ quote, onDone }: { quote: Quote; onDone: () => void }) {
  const form = useRecordForm(`quote:${quote.id}`, savedPart(quote));
  const [errors, setErrors] = useState<FieldErrors>({});
  const update = useUpdateQuote(quote);
  const { values, edit } = form;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const found = isUnreadableNumber(element)
      ? { estimatedPrice: priceMessage }
      : findErrors(formSchema, values);
    setErrors(found ?? {});
    if (found) return focusFirstError(element);
    update.mutate(
      { ...values, estimatedPrice: values.estimatedPrice || null, version: form.version },
      {
        onSuccess: () => {
          form.finish();
          onDone();
        },
        onError: (error) => {
          const present = conflictingRecord(quoteSchema, error);
          if (present) form.rebase(savedPart(present));
          setErrors(errorsOf(error));
          focusFirstError(element);
        },
      },
    );
  };

  return (
    <EditForm
      noun="quote"
      form={form}
      words={words}
      isSaving={update.isPending}
      onSubmit={submit}
      onDone={onDone}
    >
      <SelectField
        label="Status"
        value={values.status}
        onChange={(event) => edit('status', event.target.value)}
      >
        {quoteStatuses.map((status) => (
          <option key={status} value={status}>
            {quoteStatusLabels[status]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Estimated price"
        name="estimatedPrice"
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        before="$"
        placeholder="150.00"
        value={values.estimatedPrice}
        error={errors.estimatedPrice}
        onChange={(event) => edit('estimatedPrice', event.target.value)}
        onWheel={(event) => event.currentTarget.blur()}
      />
      <TextArea
        label="Admin notes"
        rows={3}
        maxLength={5000}
        value={values.adminNotes}
        error={errors.adminNotes}
        onChange={(event) => edit('adminNotes', event.target.value)}
      />
    </EditForm>
  );
}

const priceMessage = 'Enter an amount in dollars, such as 150.00';

/** An empty price is none. */
const formSchema = z.extend(quoteUpdateSchema, {
  estimatedPrice: z.union([z.literal(''), quoteUpdateSchema.shape.estimatedPrice], priceMessage),
});

/** A number field that holds no number reports an empty text, which would wipe the price. */
const isUnreadableNumber = (form: HTMLFormElement) =>
  (form.elements.namedItem('estimatedPrice') as HTMLInputElement).validity.badInput;

interface QuoteValues {
  status: QuoteStatus;
  estimatedPrice: string;
  adminNotes: string;
}

const savedPart = ({ status, estimatedPrice, adminNotes, version }: Quote) => ({
  values: { status, estimatedPrice: estimatedPrice ?? '', adminNotes },
  version,
});

const words: FieldWords<QuoteValues> = {
  status: ({ status }) => ['Status', quoteStatusLabels[status]],
  estimatedPrice: ({ estimatedPrice }) => [
    'Estimated price',
    estimatedPrice === '' ? '(none)' : `$${estimatedPrice}`,
  ],
  adminNotes: ({ adminNotes }) => ['Admin notes', adminNotes || '(empty)'],
};
