import { invoiceApi } from '#shared/invoice-paths.ts';
import { invoiceLimits } from '#shared/invoice-rules.ts';
import { type Invoice, invoiceSchema, invoiceUpdateSchema } from '#shared/invoices.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { EditForm } from '../editing/edit-form.tsx';
import { recordUpdate } from '../editing/record-mutation.ts';
import { useEditForm } from '../editing/use-edit-form.ts';
import { TextArea, TextField } from '../ui/field.tsx';
import { InvoiceLinesEditor } from './invoice-lines-editor.tsx';
import { draftSnapshot, invoiceBody, invoiceLabels, invoiceSnapshot } from './invoice-values.ts';

/** See docs/product.md#invoices. */
export function InvoiceEditForm({ invoice, onDone }: { invoice: Invoice; onDone: () => void }) {
  const form = useEditForm({
    draftKey: `invoice:${invoice.id}`,
    saved: draftSnapshot(invoice),
    ...invoiceLabels,
    schema: invoiceUpdateSchema,
    body: invoiceBody,
    mutation: recordUpdate({
      noun: 'invoices',
      record: invoice,
      schema: invoiceSchema,
      call: (body: ReturnType<typeof invoiceBody> & { version: number }) =>
        fetchAdmin(invoiceSchema, invoiceApi.invoice(invoice.id), { method: 'PATCH', body }),
      done: { title: 'Draft saved', text: invoice.customerName },
      failed: 'The draft wasn’t saved',
    }),
    recordSchema: invoiceSchema,
    snapshot: invoiceSnapshot,
    onDone,
  });
  const number = { inputMode: 'decimal', autoComplete: 'off', maxLength: 13 } as const;
  return (
    <EditForm noun="draft" form={form} onDone={onDone}>
      <InvoiceLinesEditor form={form} />
      <div className="grid grid-cols-2 items-start gap-5">
        <TextField {...form.field('discountPercent')} {...number} />
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
    </EditForm>
  );
}
