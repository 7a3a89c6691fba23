import type { NodemailerError } from 'nodemailer';
import type { Profile } from '#company/profile/profile.ts';
import { isLastingRefusal } from '#kit/mail/smtp-reply.ts';
import { isOneAddress } from '#kit/server/mail-address.ts';
import type { MailConnection, MailTimeouts } from './mail-connection.ts';

/** One email address per field; `subject`, `to` and `replyTo` are single lines. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** For newsletters: one POST here unsubscribes (RFC 8058). */
  unsubscribeUrl?: string;
  /** Attached as `visit.ics`. */
  calendar?: CalendarInvite;
  attachment?: Attachment;
}

interface Attachment {
  filename: string;
  type: string;
  base64: string;
}

/** An iCalendar text whose METHOD is `method`. */
export interface CalendarInvite {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/** `reason` is one line for the administrator. A permanent failure would happen again on every retry. */
export type Delivery = { isSent: true } | { isSent: false; isPermanent: boolean; reason: string };

export interface Mailer {
  /** Whether there is a mail server. Without one emails wait. */
  isReady: () => Promise<boolean>;
  /** Never throws. `key` is the email's permanent name: sent again after a crash, it has the same Message-ID. */
  send: (email: Email, key: string, signal: AbortSignal) => Promise<Delivery>;
}

type Sender = Pick<Profile, 'name' | 'email'> & {
  /** Where the pictures in emails come from. */
  origin?: string;
};

const defaultTimeouts: MailTimeouts = {
  connectMilliseconds: 10_000,
  silenceMilliseconds: 60_000,
  totalMilliseconds: 120_000,
};

type Business = () => Promise<Sender>;

interface MailSource {
  isReady: Mailer['isReady'];
  /** Asked before each email. Null: there is no mail server. */
  find: () => Promise<MailConnection | null>;
  /** Hears of the connection that has sent an email. */
  noteWorked: (connection: MailConnection) => Promise<void>;
}

/** Fills in the sender from `business` where the connection has none; asks it before each email. */
export function createMailer(source: MailSource, business: Business, timeouts = defaultTimeouts): Mailer {
  return {
    isReady: source.isReady,
    async send(email, key, signal) {
      const fault = findFault(email);
      if (fault) return { isSent: false, isPermanent: true, reason: fault };
      try {
        const connection = await source.find();
        if (!connection) return { isSent: false, isPermanent: false, reason: 'No mail server is set up' };
        await sendEmail(connection, await business(), { email, key, signal, timeouts });
        // Sent is sent: the next email notes it too.
        await source.noteWorked(connection).catch(() => {});
        return { isSent: true };
      } catch (error) {
        return toFailure(error as NodemailerError);
      }
    },
  };
}

interface Sending {
  email: Email;
  key: string;
  signal: AbortSignal;
  timeouts: MailTimeouts;
}

/** Throws the error of nodemailer, or of the connection. */
export async function sendEmail(
  connection: MailConnection,
  own: Awaited<ReturnType<Business>>,
  { email, key, signal, timeouts }: Sending,
): Promise<void> {
  const tooLong = AbortSignal.timeout(timeouts.totalMilliseconds);
  const address = connection.sender.address || own.email;
  const transport = await openTransport(connection, timeouts);
  try {
    await transport.sendMail({
      from: { name: connection.sender.name || own.name, address },
      to: { name: '', address: email.to },
      replyTo: email.replyTo && { name: '', address: email.replyTo },
      subject: email.subject,
      text: email.text,
      html: email.html.replaceAll(' src="/', ` src="${own.origin ?? ''}/`),
      ...(email.calendar && { icalEvent: { filename: 'visit.ics', ...email.calendar } }),
      ...(email.attachment && { attachments: [attached(email.attachment)] }),
      messageId: `<${key}@${address.split('@')[1]}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(email.unsubscribeUrl) },
      signal: AbortSignal.any([signal, tooLong]),
    });
  } catch (error) {
    if (!tooLong.aborted) throw error;
    throw Object.assign(new Error('The mail server took too long'), { code: 'ETIMEDOUT' });
  }
}

const attached = ({ filename, type, base64 }: Attachment) => ({
  filename,
  contentType: type,
  content: Buffer.from(base64, 'base64'),
});

/** Loads the library with the first email, so that starts stay quick. */
async function openTransport({ transport }: MailConnection, timeouts: MailTimeouts) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...transport,
    connectionTimeout: timeouts.connectMilliseconds,
    dnsTimeout: timeouts.connectMilliseconds,
    greetingTimeout: timeouts.connectMilliseconds,
    socketTimeout: timeouts.silenceMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The last check: everything in an email is validated before. */
function findFault({ to, replyTo, subject, unsubscribeUrl }: Email): string | null {
  if (!isOneAddress(to)) return 'The recipient is not one email address';
  if (replyTo !== undefined && !isOneAddress(replyTo)) return 'The reply address is not one email address';
  if (unsubscribeUrl !== undefined && !isPlainUrl(unsubscribeUrl)) {
    return 'The unsubscribe link is not a valid URL';
  }
  return /\p{Cc}/u.test(subject) ? 'The subject is not a single line' : null;
}

const unsubscribeHeaders = (url: string | undefined): Record<string, string> =>
  url === undefined
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

const isPlainUrl = (text: string) => /^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]+$/.test(text);

const notAMailServer = 'The server does not answer like a mail server';

/** Only a refusal of the recipient is permanent: the owner or time can end the others, and then the email goes out. */
function toFailure({ code, message }: NodemailerError): Delivery {
  // The message would quote whatever the server said.
  if (code === 'EPROTOCOL') return { isSent: false, isPermanent: false, reason: notAMailServer };
  const reason = message.replace(/\s+/g, ' ').slice(0, 500);
  return { isSent: false, isPermanent: isLastingRefusal(reason), reason };
}
