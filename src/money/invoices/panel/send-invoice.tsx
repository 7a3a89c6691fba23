import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { TextArea } from '#kit/panel/ui/field.tsx';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { type Invoice, invoiceSchema, sendInvoiceSchema } from '#money/invoices/invoices.ts';
import { invoiceTitle } from './invoice-badges.ts';

/** Emails the invoice with the user's message. */
export function SendInvoice({ invoice, onDone }: { invoice: Invoice; onDone: () => void }) {
  const form = useEditForm({
    draftKey: `send-invoice:${invoice.id}`,
    saved: { values: { message: '' }, version: 0 },
    labels: { message: 'Your message (optional)' },
    schema: sendInvoiceSchema,
    body: ({ message }) => ({ message }),
    mutation: {
      mutationFn: (sent) => createRecord(invoiceSchema, invoiceApi.send(invoice.id), sent),
      ...mutationCallbacks({
        done: { title: `${invoiceTitle(invoice)} sent`, text: `We emailed it to ${invoice.email}.` },
        failed: 'Failed to send the invoice',
      }),
    },
    onDone,
  });
  return (
    <EditForm
      noun="message"
      form={form}
      saveLabels={['Send', 'Sending...']}
      draftHint="Your message is saved in this tab. Open the form again to continue."
      onDone={onDone}
    >
      <p className="text-ink-soft">
        The email shows lines and total, links to the customer’s page, and has the PDF attached.
      </p>
      <TextArea {...form.field('message')} rows={4} maxLength={5000} />
    </EditForm>
  );
}
