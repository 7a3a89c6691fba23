import { type SubmitEvent, useState } from 'react';
import { adminApi } from '#shared/paths.ts';
import { contactMethodMissing } from '#shared/quote-rules.ts';
import {
  type ContactMethod,
  missingContact,
  type Quote,
  quoteSchema,
  quoteUpdateSchema,
} from '#shared/quotes.ts';
import { conflictingRecord } from '../editing/conflicting-record.ts';
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
import { HistoryTimeline } from '../history/history-timeline.tsx';
import { TextArea } from '../ui/field.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { PriceField } from './price-field.tsx';
import {
  priceFollowsTotal,
  type QuoteValues,
  quoteWords,
  savedPart,
  sentQuote,
} from './quote-form-values.ts';
import { linesText, readLines } from './quote-lines.ts';
import { QuoteLinesEditor } from './quote-lines-editor.tsx';
import { RequestCancelled } from './request-cancelled.tsx';
import { StalePrice } from './stale-price.tsx';
import { StatusField } from './status-field.tsx';
import { usePricedTotal } from './use-priced-total.ts';
import { useUpdateQuote } from './use-update-quote.ts';

/** See docs/product.md#editing-quotes. */
export function QuoteEditForm({ quote, onDone }: { quote: Quote; onDone: () => void }) {
  const form = useRecordForm(`quote:${quote.id}`, savedPart(quote));
  const [errors, setErrors] = useState<FieldErrors>({});
  const update = useUpdateQuote(quote);
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
    const change = sentQuote(values, form.changed);
    const found = {
      ...contactErrors(values, form.changed),
      ...validate(quoteUpdateSchema, change),
      ...unreadableFields(element),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstError(element);
    update.mutate(
      { ...change, version: form.version },
      {
        onSuccess: () => {
          form.finish();
          onDone();
        },
        onError: (error) => {
          const present = conflictingRecord(quoteSchema, error);
          if (present) form.rebase(savedPart(present));
          setErrors(serverErrors(error));
          focusFirstError(element);
        },
      },
    );
  };

  return (
    <EditForm
      noun="quote"
      form={form}
      words={quoteWords}
      isSaving={update.isPending}
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
      <RequestCancelled quote={quote} />
      <StatusField value={values.status} onChange={(status) => edit('status', status)} />
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
      <QuoteLinesEditor
        lines={readLines(values.items)}
        errors={errors}
        onChange={(lines) => edit('items', linesText(lines))}
      />
      <h3 className="font-semibold">Customer and visit</h3>
      <CustomerFields values={values} errors={errors} edit={edit} />
      <HistoryTimeline path={adminApi.quoteHistory(quote.id)} />
    </EditForm>
  );
}

/** Only where the way of contact was touched: an old quote without one can still be edited. */
function contactErrors(values: QuoteValues, changed: readonly (keyof QuoteValues)[]): FieldErrors {
  const isTouched = changed.some((name) => name === 'contactMethod' || name === 'phone' || name === 'email');
  const contactMethod = values.contactMethod as ContactMethod;
  const missing = isTouched ? missingContact({ ...values, contactMethod }) : null;
  return missing ? { contactMethod: contactMethodMissing, [missing]: contactMethodMissing } : {};
}
