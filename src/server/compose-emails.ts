import type { Deps } from './deps.ts';
import { writeBookingEmail } from './features/booking/write-booking-email.ts';
import { writeSentQuote } from './features/decisions/write-sent-quote.ts';
import type { EmailSource } from './features/emails/email-source.ts';
import type { EmailWork } from './features/emails/email-worker.ts';
import { writeSentInvoice } from './features/invoices/send-invoice.ts';
import { writePresentConfirmation } from './features/leads/write-confirmation.ts';
import { messageEmails } from './features/messages/message-emails.ts';
import type { Email } from './mail/mailer.ts';

type Composers = {
  [Kind in EmailSource['kind']]: (source: Extract<EmailSource, { kind: Kind }>) => Promise<Email | null>;
};

/** Emails to customers are made anew before they leave, of the records as they are then. */
export function composedEmails(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'files' | 'log'>): EmailWork {
  const messages = messageEmails(deps);
  const composers: Composers = {
    quote: (source) => writeSentQuote(deps.db, deps, source),
    invoice: (source) => writeSentInvoice(deps, source),
    booking: (source) => writeBookingEmail(deps.db, deps, source, deps.clock()),
    confirmation: (source) => writePresentConfirmation(deps.db, deps, source),
  };
  const compose = (source: EmailSource) =>
    (composers[source.kind] as (source: EmailSource) => Promise<Email | null>)(source);
  return {
    ...messages,
    compose: async (job, source) => (source ? compose(source) : messages.compose(job, source)),
  };
}
