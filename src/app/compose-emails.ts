import type { EmailSource } from '#delivery/emails/server/email-source.ts';
import type { EmailWork } from '#delivery/emails/server/email-worker.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import type { Deps } from '#kit/server/deps.ts';
import { writePresentConfirmation } from '#messages/news/server/write-confirmation.ts';
import { messageEmails } from '#messages/planned/server/message-emails.ts';
import { writeSentInvoice } from '#money/invoices/server/send-invoice.ts';
import { noteTold } from '#sales/requests/server/note-told.ts';
import { writeBookingEmail } from '#visits/booking/server/write-booking-email.ts';
import { writeSentQuote } from '#visits/quote-page/server/write-sent-quote.ts';

type Composers = {
  [Kind in EmailSource['kind']]: (source: Extract<EmailSource, { kind: Kind }>) => Promise<Email | null>;
};

/** Emails to customers are made anew before they leave, of the records as they are then. */
export function composedEmails(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'files' | 'log'>): EmailWork {
  const messages = messageEmails(deps);
  const composers: Composers = {
    quote: (source) => writeSentQuote(deps.db, deps, source, deps.clock()),
    invoice: (source) => writeSentInvoice(deps, source),
    booking: (source) => writeBookingEmail(deps.db, deps, source, deps.clock()),
    confirmation: (source) => writePresentConfirmation(deps.db, deps, source, deps.clock()),
  };
  const compose = (source: EmailSource) =>
    (composers[source.kind] as (source: EmailSource) => Promise<Email | null>)(source);
  return {
    ...messages,
    async onSent(job) {
      await messages.onSent?.(job);
      const isConfirmation = job.purpose === 'confirmation' && job.messageId === null;
      if (isConfirmation) await noteTold(deps.db, job.requestId, 'email', 'held-up');
    },
    compose: async (job, source) => (source ? compose(source) : messages.compose(job, source)),
  };
}
