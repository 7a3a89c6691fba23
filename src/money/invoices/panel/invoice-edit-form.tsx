import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { recordUpdate } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { type Invoice, invoiceSchema, invoiceUpdateSchema } from '#money/invoices/invoices.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { draftSnapshot, invoiceBody, invoiceLabels, invoiceSnapshot } from './invoice-values.ts';

/** See docs/product/money.md#invoices. */
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
  return (
    <EditForm noun="draft" form={form} onDone={onDone}>
      <InvoiceFields form={form} />
    </EditForm>
  );
}
