import { exactDollars } from '#kit/money/money.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { TextArea } from '#kit/panel/ui/field.tsx';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { sendQuoteSchema } from '#sales/quotes/quote-pages.ts';
import { type Quote, quoteSchema } from '#sales/quotes/quotes.ts';
import {
  ChannelChoice,
  placeChannelErrors,
  toChannels,
  type Ways,
  WithTexts,
} from '#sales/records/panel/channel-choice.tsx';

/** The user's message, and how it is sent: preset to the customer's way. */
export const SendQuoteForm = (props: Omit<FormProps, 'areTextsOn'>) => (
  <WithTexts>{(areTextsOn) => <Form {...props} areTextsOn={areTextsOn} />}</WithTexts>
);

interface FormProps {
  quote: Quote;
  areTextsOn: boolean;
  onDone: () => void;
}

function Form({ quote, areTextsOn, onDone }: FormProps) {
  const form = useEditForm({
    draftKey: `send-quote:${quote.id}`,
    saved: { values: { message: '', ways: getPreset(quote, areTextsOn) }, version: 0 },
    labels: { message: 'Your message (optional)', ways: 'Send by' },
    schema: sendQuoteSchema,
    body: ({ message, ways }) => ({ channels: toChannels(ways), message }),
    place: placeChannelErrors,
    mutation: {
      mutationFn: ({ body, draftId }) =>
        createRecord(quoteSchema, visitApi.sendQuote(quote.id), { body, draftId }),
      ...mutationCallbacks({
        done: { title: 'Quote sent' },
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
        {`It shows the total of ${total} and links to the quote, where ${quote.firstName} can accept it, decline it or ask for a change.`}
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

const getPreset = ({ email, phone, contactMethod }: Quote, areTextsOn: boolean): Ways => {
  if (!areTextsOn) return 'email';
  if (email === '') return 'text';
  return phone && contactMethod === 'sms' ? 'both' : 'email';
};
