import type { SMTPTransportOptions } from 'nodemailer';
import { readSender } from '#kit/server/mail-address.ts';

/** How emails leave the site. */
export interface MailConnection {
  transport: SMTPTransportOptions;
  /** The business fills in what is empty. */
  sender: { name: string; address: string };
  /** The same for the same server, account and sender. It reveals none of them. */
  fingerprint: string;
}

export interface MailTimeouts {
  /** Limit for the connection, and again for the greeting. */
  connectMilliseconds: number;
  /** Limit for silence within a conversation. A relay that scans mail is slow and must not get the email twice. */
  silenceMilliseconds: number;
  /** Limit for the whole conversation: a server that drips bytes must not hold a worker forever. */
  totalMilliseconds: number;
}

/** `from` is an email address or `Name <address>`. */
export const connectionOfUrl = (url: string, from: string | null): Omit<MailConnection, 'fingerprint'> => ({
  // A password is never sent in clear text when a middleman strips STARTTLS; `?requireTLS=false` allows it.
  transport: { url, requireTLS: new URL(url).username !== '' },
  sender: (from !== null && readSender(from)) || { name: '', address: '' },
});
