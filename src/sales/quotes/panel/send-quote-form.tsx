import { exactDollars } from '#kit/money/money.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { sendQuoteSchema } from '#sales/quotes/quote-pages.ts';
import { type Quote, quoteSchema } from '#sales/quotes/quotes.ts';
import type { Ways } from './channel-choice.tsx';
import { SendForm } from './send-form.tsx';

interface SendQuoteFormProps {
  quote: Quote;
  onDone: () => void;
}

export const SendQuoteForm = ({ quote, onDone }: SendQuoteFormProps) => (
  <SendForm
    draftKey={`send-quote:${quote.id}`}
    getPreset={(areTextsOn) => getPreset(quote, areTextsOn)}
    bodySchema={sendQuoteSchema}
    recordSchema={quoteSchema}
    path={visitApi.sendQuote(quote.id)}
    done="Quote sent"
    failed="Failed to send the quote"
    saveLabel="Send Quote"
    onDone={onDone}
  >
    {`It shows the total of ${exactDollars(quote.estimatedPrice ?? '0')} and links to the quote, where ${quote.firstName} can accept it, decline it or ask for a change.`}
  </SendForm>
);

/** The customer's way. */
const getPreset = ({ email, phone, contactMethod }: Quote, areTextsOn: boolean): Ways => {
  if (!areTextsOn) return 'email';
  if (email === '') return 'text';
  return phone && contactMethod === 'sms' ? 'both' : 'email';
};
