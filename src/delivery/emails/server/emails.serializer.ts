import type { OutgoingEmail, OutgoingEmailDetails } from '#delivery/emails/emails.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import { isLeased } from '#kit/outbox/outbox.queries.ts';

interface Present {
  now: Date;
  /** Whether a mail server is configured. */
  isConfigured: boolean;
}

export function toOutgoingEmail(row: OutboxRow, { now, isConfigured }: Present): OutgoingEmail {
  const { to, subject } = readEmail(row);
  const isPending = row.status === 'pending';
  const isSending = isLeased(row, now);
  return {
    id: row.id,
    purpose: row.purpose,
    recipient: to,
    subject,
    requestId: row.requestId,
    status: row.status,
    isSending,
    attempts: row.attempts,
    nextAttemptAt: isPending && !isSending && isConfigured ? row.runAfter : null,
    lastError: row.lastError,
    createdAt: row.createdAt,
    sentAt: row.sentAt,
  };
}

export const toOutgoingEmailDetails = (row: OutboxRow, present: Present): OutgoingEmailDetails => ({
  ...toOutgoingEmail(row, present),
  text: withoutSecrets(readEmail(row).text),
});

/** The email's HTML with dead links. */
export const toPreview = (row: OutboxRow): string =>
  withoutSecrets(readEmail(row).html).replaceAll(/\shref="[^"]*"/g, '');

/** Removes tokens: links to confirm, to unsubscribe, to a quote and to an invoice are for the recipient only. */
const withoutSecrets = (text: string) =>
  text.replaceAll(/([?&](?:amp;)?token=|\/(?:quote|invoice)\/)[\w.~%-]+/g, '$1…');

/** Shows an unreadable payload as an email without content; the worker reports why it fails. */
function readEmail({ payload }: OutboxRow): Pick<Email, 'to' | 'subject' | 'text' | 'html'> {
  const empty = { to: '', subject: '', text: '', html: '' };
  try {
    return { ...empty, ...JSON.parse(payload) };
  } catch {
    return empty;
  }
}
