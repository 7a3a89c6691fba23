import { defaultSettings } from '#company/profile/settings-texts.ts';
import { type EmailPurpose, sentEmailsKeptDays } from '#delivery/emails/emails.ts';
import { getSearchText } from '#kit/db/portable.ts';
import { getKind, type MessageKind, type MessageReason } from '#messages/planned/messages.ts';
import type { Person } from './person.ts';
import type { RowSink } from './row-sink.ts';

interface ManyMessage {
  kind: MessageKind;
  person: Person;
  now: Date;
  requestId: number;
  quoteId: number;
  customerId: number;
  visitId: number | null;
  place: string;
  plannedAt: string;
  dueAt: string;
  skipped?: MessageReason | null;
}

/** Sent or skipped: a server that runs on these data must write to nobody. */
export function addMessage(rows: RowSink, message: ManyMessage): void {
  const { kind, person, now, requestId, quoteId, visitId, plannedAt, dueAt } = message;
  const reason = message.skipped ?? (dueAt > now.toISOString() ? 'by-staff' : null);
  const isSent = reason === null;
  const { email } = person.contact;
  const title = `${getKind(kind).words.en.subject}: ${defaultSettings.name}`;
  const messageId = rows.add('messages', {
    kind,
    customerId: message.customerId,
    quoteId,
    visitId,
    invoiceId: null,
    place: message.place,
    status: isSent ? 'sent' : 'skipped',
    reason: reason ?? '',
    title: isSent ? title : '',
    dueAt,
    releasedAt: isSent ? dueAt : null,
    emailTo: isSent ? email : '',
    emailSentAt: isSent ? dueAt : null,
    textTo: '',
    textSentAt: null,
    sentAt: isSent ? dueAt : null,
    createdAt: plannedAt,
  });
  if (isSent) {
    const purpose = kind === 'visit-booked' ? 'confirmation' : 'message';
    addEmail(rows, { to: email, subject: title, purpose, requestId, quoteId, messageId, at: dueAt, now });
  }
}

const followUps = [
  ['follow-up-1', 2],
  ['follow-up-2', 5],
] as const;

type Quoted = Pick<ManyMessage, 'person' | 'now' | 'requestId' | 'quoteId' | 'customerId'> & { at: Date };

/** The quote was sent at `at`. */
export function addFollowUps(rows: RowSink, quoted: Quoted, skipped: MessageReason | null): void {
  const { at, ...about } = quoted;
  for (const [kind, days] of followUps) {
    const dueAt = new Date(at.getTime() + days * 86_400_000).toISOString();
    const message = { ...about, kind, visitId: null, place: '', plannedAt: at.toISOString(), dueAt };
    addMessage(rows, { ...message, skipped });
  }
}

interface ManyEmail {
  to: string;
  subject: string;
  purpose: EmailPurpose;
  requestId: number | null;
  quoteId: number | null;
  messageId: number | null;
  at: string;
  now: Date;
}

/** One email in a thousand is refused. */
const refusedEvery = 1_000;

/** Sent emails are deleted after 90 days, so older ones are none. */
export function addEmail(rows: RowSink, { to, subject, purpose, at, now, ...about }: ManyEmail): void {
  if (now.getTime() - Date.parse(at) > sentEmailsKeptDays * 86_400_000) return;
  const isRefused = Date.parse(at) % refusedEvery === 0;
  rows.add('outbox', {
    ...about,
    webhookId: null,
    kind: 'email',
    payload: JSON.stringify({
      to,
      subject,
      text,
      html: `<p>${text}</p>`.repeat(8),
      replyTo: defaultSettings.email,
    }),
    purpose,
    status: isRefused ? 'failed' : 'sent',
    attempts: 1,
    leasedUntil: null,
    lastError: isRefused ? '550 Mailbox unavailable' : null,
    runAfter: at,
    createdAt: at,
    sentAt: isRefused ? null : at,
    searchText: getSearchText([to, subject]),
  });
}

const text = 'Thank you for writing to us. We have your request and answer within our opening hours. '.repeat(
  4,
);
