import { exactDollars } from '#kit/money/money.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { TextArea } from '#kit/panel/ui/field.tsx';
import { Modal } from '#kit/panel/ui/modal.tsx';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { sendQuoteSchema } from '#sales/quotes/quote-pages.ts';
import { type Quote, quoteSchema } from '#sales/quotes/quotes.ts';

interface SendQuoteProps {
  quote: Quote;
  open: boolean;
  onClose: () => void;
}

/** Emails the quote with the user's message. */
export const SendQuote = ({ quote, open, onClose }: SendQuoteProps) => (
  <Modal open={open} onClose={onClose} title="Send Quote" subtitle={`To ${quote.email}`}>
    <SendQuoteForm quote={quote} onDone={onClose} />
  </Modal>
);

function SendQuoteForm({ quote, onDone }: { quote: Quote; onDone: () => void }) {
  const form = useEditForm({
    draftKey: `send-quote:${quote.id}`,
    saved: { values: { message: '' }, version: 0 },
    labels: { message: 'Your message (optional)' },
    schema: sendQuoteSchema,
    body: ({ message }) => ({ channels: ['email'], message }),
    mutation: {
      mutationFn: ({ body, draftId }) =>
        createRecord(quoteSchema, visitApi.sendQuote(quote.id), { body, draftId }),
      ...mutationCallbacks({
        done: { title: 'Quote sent', text: `We emailed it to ${quote.email}.` },
        failed: 'Failed to send the quote',
      }),
    },
    onDone,
  });
  const total = exactDollars(quote.estimatedPrice ?? '0');
  return (
    <EditForm
      noun="message"
      form={form}
      saveLabels={['Send Quote', 'Sending...']}
      draftHint="Your message is saved in this tab. Open the form again to continue."
      onDone={onDone}
    >
      <p className="text-ink-soft">
        {`The email shows the total of ${total} and links to the quote, where ${quote.firstName} can accept it, decline it or ask for a change.`}
      </p>
      <TextArea {...form.field('message')} rows={4} maxLength={5000} />
    </EditForm>
  );
}
