import type { NodemailerError } from 'nodemailer';
import { isOneAddress, readSender } from '#server/mail-address.ts';
import { business } from '#shared/content/business.ts';

/** One address a field; `subject`, `to` and `replyTo` are single lines. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Of a newsletter: where one POST ends it (RFC 8058). */
  unsubscribeUrl?: string;
}

/** `reason` is one line for the administrator. A permanent failure would meet the same email again. */
export type Delivery = { isSent: true } | { isSent: false; isPermanent: boolean; reason: string };

export interface Mailer {
  /** Never throws. `key` names the email for ever: sent again after a crash, it has the same Message-ID. */
  send: (email: Email, key: string, signal: AbortSignal) => Promise<Delivery>;
}

interface MailTimeouts {
  /** For the connection, and again for the greeting. */
  connectMilliseconds: number;
  /** Silence in the middle of a conversation. A relay that scans before it accepts is slow and must not get the email twice. */
  silenceMilliseconds: number;
  /** For all of it, or a server that drips bytes would hold a worker for good. */
  totalMilliseconds: number;
}

const defaultTimeouts: MailTimeouts = {
  connectMilliseconds: 10_000,
  silenceMilliseconds: 60_000,
  totalMilliseconds: 120_000,
};

/**
 * Speaks SMTP with the server of `smtpUrl`. `from` is an address, or a name with an address in angle brackets; a
 * function is asked for it before each e-mail.
 */
export function createMailer(
  smtpUrl: string,
  from: string | (() => Promise<string>),
  timeouts = defaultTimeouts,
): Mailer {
  let transport: Awaited<ReturnType<typeof openTransport>> | undefined;

  return {
    async send(email, key, signal) {
      const fault = faultOf(email);
      if (fault) return { isSent: false, isPermanent: true, reason: fault };
      const tooLong = AbortSignal.timeout(timeouts.totalMilliseconds);
      try {
        const sender = typeof from === 'string' ? from : await from();
        const { name, address } = readSender(sender) ?? { name: '', address: sender };
        transport ??= await openTransport(smtpUrl, timeouts);
        await transport.sendMail({
          from: { name: name || business.name, address },
          to: { name: '', address: email.to },
          replyTo: email.replyTo && { name: '', address: email.replyTo },
          subject: email.subject,
          text: email.text,
          html: email.html,
          messageId: `<${key}@${address.split('@')[1]}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(email.unsubscribeUrl) },
          signal: AbortSignal.any([signal, tooLong]),
        });
        return { isSent: true };
      } catch (error) {
        return tooLong.aborted
          ? { isSent: false, isPermanent: false, reason: 'The mail server took too long' }
          : failureOf(error as NodemailerError);
      }
    },
  };
}

/** Loads the library with the first e-mail, not at every start. */
async function openTransport(smtpUrl: string, timeouts: MailTimeouts) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    // A password never leaves in clear text because somebody on the way took STARTTLS out; `?requireTLS=false` allows it.
    requireTLS: new URL(smtpUrl).username !== '',
    connectionTimeout: timeouts.connectMilliseconds,
    dnsTimeout: timeouts.connectMilliseconds,
    greetingTimeout: timeouts.connectMilliseconds,
    socketTimeout: timeouts.silenceMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The last wall: what comes here is built from validated values. */
function faultOf({ to, replyTo, subject, unsubscribeUrl }: Email): string | null {
  if (!isOneAddress(to)) return 'The recipient is not one email address';
  if (replyTo !== undefined && !isOneAddress(replyTo)) return 'The reply address is not one email address';
  if (unsubscribeUrl !== undefined && !isPlainUrl(unsubscribeUrl)) {
    return 'The address to unsubscribe is not one';
  }
  return /\p{Cc}/u.test(subject) ? 'The subject is not a single line' : null;
}

const unsubscribeHeaders = (url: string | undefined): Record<string, string> =>
  url === undefined
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

const isPlainUrl = (text: string) => /^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]+$/.test(text);

const commandsAboutThisEmail = ['RCPT TO', 'DATA'];
const signInCodes = [530, 534, 535, 538];

/**
 * Permanent is only the server's 5xx to this recipient or this text. A refused sign-in, a refused sender or a policy
 * (RFC 3463: 5.7.x, such as "relay access denied") is the operator's to mend, and the email then still goes out.
 */
function failureOf({ permanent, command, responseCode = 0, message }: NodemailerError): Delivery {
  const isOperatorsToMend = signInCodes.includes(responseCode) || /\b5\.7\.\d/.test(message);
  const isPermanent =
    permanent === true && commandsAboutThisEmail.includes(command ?? '') && !isOperatorsToMend;
  return { isSent: false, isPermanent, reason: message.replace(/\s+/g, ' ').slice(0, 500) };
}
