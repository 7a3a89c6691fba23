import { lazy } from 'react';
import { LazyForm } from '#kit/panel/ui/lazy-form.tsx';
import { Modal } from '#kit/panel/ui/modal.tsx';
import type { Quote } from '#sales/quotes/quotes.ts';

interface SendQuoteProps {
  quote: Quote;
  open: boolean;
  onClose: () => void;
}

const SendQuoteForm = lazy(async () => ({ default: (await import('./send-quote-form.tsx')).SendQuoteForm }));

export const SendQuote = ({ quote, open, onClose }: SendQuoteProps) => (
  <Modal open={open} onClose={onClose} title="Send Quote" subtitle={`To ${quote.firstName}`}>
    <LazyForm>
      <SendQuoteForm quote={quote} onDone={onClose} />
    </LazyForm>
  </Modal>
);
