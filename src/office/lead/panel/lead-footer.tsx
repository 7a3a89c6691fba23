import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '#kit/panel/ui/button.tsx';
import { SheetFooter } from '#kit/panel/ui/sheet.tsx';
import { adminPaths } from '#kit/paths/paths.ts';
import { CalendarIcon, MessageIcon } from '#kit/ui/icons/contact.tsx';
import { ReceiptIcon } from '#kit/ui/icons/office.tsx';
import { MakeInvoice } from '#money/invoices/panel/make-invoice.tsx';
import type { Lead } from '#office/lead/leads.ts';
import { SendQuote } from '#sales/quotes/panel/send-quote.tsx';
import { AnswerDialog } from './answer-dialog.tsx';

interface LeadFooterProps {
  lead: Lead | undefined;
  /** Further actions. */
  children: ReactNode;
}

/** The next step of the lead, and what can be done besides. */
export const LeadFooter = ({ lead, children }: LeadFooterProps) => (
  <SheetFooter>
    {children}
    {lead && <NextStep lead={lead} />}
  </SheetFooter>
);

function NextStep({ lead: { next, request, quote } }: { lead: Lead }) {
  const [isAnswering, setAnswering] = useState(false);
  switch (next) {
    case 'answer':
      return (
        request && (
          <>
            <Button variant="main" onClick={() => setAnswering(true)}>
              <MessageIcon className="size-4.5" />
              Answer
            </Button>
            <AnswerDialog request={isAnswering ? request : undefined} onClose={() => setAnswering(false)} />
          </>
        )
      );
    case 'quote':
      if (quote) return <SendQuote quote={quote} isNext />;
      return (
        request && (
          <ButtonLink
            variant="main"
            to={`${adminPaths.requests}?request=${request.id}&view=quote`}
            state={{ openedHere: true }}
          >
            <ReceiptIcon className="size-4.5" />
            Make a quote
          </ButtonLink>
        )
      );
    case 'book':
      return (
        quote && (
          <ButtonLink
            variant="main"
            to={`${adminPaths.quotes}?quote=${quote.id}&view=book`}
            state={{ openedHere: true }}
          >
            <CalendarIcon className="size-4.5" />
            Book
          </ButtonLink>
        )
      );
    case 'invoice':
      return quote && <MakeInvoice quoteId={quote.id} isNext />;
    default:
      return null;
  }
}
