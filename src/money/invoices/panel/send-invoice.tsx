import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { TextArea } from '#kit/panel/ui/field.tsx';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { type Invoice, invoiceSchema, sendInvoiceSchema } from '#money/invoices/invoices.ts';
import {
  ChannelChoice,
  placeChannelErrors,
  toChannels,
  type Ways,
  WithTexts,
} from '#sales/records/panel/channel-choice.tsx';
import { invoiceTitle } from './invoice-badges.ts';

interface SendInvoiceProps {
  invoice: Invoice;
  onDone: () => void;
}

/** Sends the invoice with the user's message. */
export const SendInvoice = (props: SendInvoiceProps) => (
  <WithTexts>{(areTextsOn) => <SendInvoiceForm {...props} areTextsOn={areTextsOn} />}</WithTexts>
);

function SendInvoiceForm({ invoice, areTextsOn, onDone }: SendInvoiceProps & { areTextsOn: boolean }) {
  const form = useEditForm({
    draftKey: `send-invoice:${invoice.id}`,
    saved: { values: { message: '', ways: getPreset(invoice, areTextsOn) }, version: 0 },
    labels: { message: 'Your message (optional)', ways: 'Send by' },
    schema: sendInvoiceSchema,
    body: ({ message, ways }) => ({ channels: toChannels(ways), message }),
    place: placeChannelErrors,
    mutation: {
      mutationFn: (sent) => createRecord(invoiceSchema, invoiceApi.send(invoice.id), sent),
      ...mutationCallbacks({
        done: { title: `${invoiceTitle(invoice)} sent` },
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
        The email shows lines and total, links to the customer’s page, and has the PDF attached. The text has
        the total and the link.
      </p>
      <ChannelChoice
        ways={form.values.ways}
        areTextsOn={areTextsOn}
        error={form.field('ways').error}
        onChoose={(ways) => form.edit('ways', ways)}
      />
      <TextArea {...form.field('message')} rows={4} maxLength={5000} />
    </EditForm>
  );
}

const getPreset = ({ email }: Invoice, areTextsOn: boolean): Ways =>
  areTextsOn && email === '' ? 'text' : 'email';
