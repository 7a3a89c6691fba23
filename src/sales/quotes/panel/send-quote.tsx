import { lazy, useState } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { SendIcon } from '#kit/panel/ui/icons.tsx';
import { LazyForm } from '#kit/panel/ui/lazy-form.tsx';
import { Modal } from '#kit/panel/ui/modal.tsx';
import type { Quote } from '#sales/quotes/quotes.ts';
import { unsendableReason } from './unsendable-reason.ts';

interface SendQuoteProps {
  quote: Quote;
  /** Sending it is the next step of its lead. */
  isNext: boolean;
}

const SendQuoteForm = lazy(async () => ({ default: (await import('./send-quote-form.tsx')).SendQuoteForm }));

/** The button that opens the form. */
export function SendQuote({ quote, isNext }: SendQuoteProps) {
  const [isOpen, setOpen] = useState(false);
  const reason = unsendableReason(quote);
  return (
    <>
      <Button
        variant={isNext ? 'main' : 'plain'}
        className="disabled:opacity-50"
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : 'unsendable'}
        onClick={() => setOpen(true)}
      >
        <SendIcon className="size-4.5" />
        {quote.page?.sentAt ? 'Send Again' : 'Send Quote'}
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Send Quote"
        subtitle={`To ${quote.firstName}`}
      >
        <LazyForm>
          <SendQuoteForm quote={quote} onDone={() => setOpen(false)} />
        </LazyForm>
      </Modal>
    </>
  );
}
