import { invoiceLimits } from '#company/profile/invoice-rules.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { TextArea, TextField } from '#kit/panel/ui/field.tsx';
import { InvoiceLinesEditor } from './invoice-lines-editor.tsx';
import type { InvoiceValues } from './invoice-values.ts';

/** For a draft, stored or new. */
export function InvoiceFields({ form }: { form: EditFormFor<InvoiceValues> }) {
  const number = { inputMode: 'decimal', autoComplete: 'off', maxLength: 13 } as const;
  return (
    <>
      <InvoiceLinesEditor form={form} />
      <div className="grid grid-cols-2 items-start gap-5">
        <TextField {...form.field('discountPercent')} {...number} />
        <TextField {...form.field('discountAmount')} {...number} before="$" />
        <div className="col-span-full">
          <TextField {...form.field('discountReason')} autoComplete="off" maxLength={100} />
        </div>
        <TextField {...form.field('adjustment')} {...number} before="$" hint="Below zero: -20.00" />
        <TextField {...form.field('taxPercent')} {...number} />
        <TextField {...form.field('dueDays')} {...number} />
      </div>
      <TextField {...form.field('customerName')} autoComplete="off" maxLength={200} />
      <TextField {...form.field('email')} type="email" autoComplete="off" />
      <TextField {...form.field('serviceAddress')} autoComplete="off" maxLength={300} />
      <TextField {...form.field('serviceDate')} type="date" />
      <TextField {...form.field('method')} autoComplete="off" maxLength={invoiceLimits.method} />
      <TextArea {...form.field('notes')} rows={3} maxLength={invoiceLimits.notes} />
    </>
  );
}
