import { findEntry } from '#kit/text/find-entry.ts';

/** Names what a mail server refuses. Only a refusal of the recipient lasts: the owner or time can end the others. */
export type SmtpRefusal =
  | 'recipient'
  | 'mailbox-full'
  | 'sender'
  | 'sign-in'
  | 'limit'
  | 'policy'
  | 'content'
  | 'later'
  | 'unknown';

interface Reply {
  /** The reply code of RFC 5321. */
  code: number;
  /** The enhanced code of RFC 3463, without its class: `1.1`. */
  status: string;
  text: string;
}

/**
 * Tells what a reply refuses; null for a text that has no reply in it. `said` is the server's line, or nodemailer's
 * sentence around it, which names the command. Enhanced codes count first, since servers word and number the others as
 * they like.
 */
export function smtpRefusal(said: string): SmtpRefusal | null {
  const reply = readReply(said);
  if (!reply) return null;
  return byStatus(reply) ?? byText(reply) ?? byCommand(said, reply);
}

/** Whether the email would be refused for ever. */
export const isLastingRefusal = (said: string): boolean =>
  smtpRefusal(said) === 'recipient' && (readReply(said)?.code ?? 0) >= 500;

function readReply(said: string): Reply | null {
  const [, code, status = '', text = ''] =
    /(?:^|: )([45]\d\d)(?=[ -]|$)[ -]?(?:[45]\.(\d{1,3}\.\d{1,3})(?![\d.]))?(.*)/s.exec(said) ?? [];
  return code === undefined ? null : { code: Number(code), status, text };
}

/** RFC 3463, and what large providers have added to it. */
const statuses: Readonly<Record<string, SmtpRefusal>> = {
  '1.1': 'recipient',
  '1.2': 'recipient',
  '1.3': 'recipient',
  '1.4': 'recipient',
  '1.6': 'recipient',
  '1.10': 'recipient',
  '1.7': 'sender',
  '1.8': 'sender',
  '2.1': 'recipient',
  '2.2': 'mailbox-full',
  '2.3': 'content',
  '2.252': 'sender',
  '3.4': 'content',
  '4.4': 'recipient',
  '4.5': 'limit',
  '4.310': 'recipient',
  '7.8': 'sign-in',
  '7.9': 'sign-in',
  '7.14': 'sign-in',
};

function byStatus({ code, status, text }: Reply): SmtpRefusal | null {
  const known = findEntry(statuses, status);
  if (known) return known;
  // Microsoft: its directory does not know the recipient.
  if (status === '4.1' && /recipient address rejected/i.test(text)) return 'recipient';
  if (status.startsWith('6.')) return 'content';
  if (!status.startsWith('7.')) return null;
  if (code < 500 && /gr[ea]y ?list|again|later/i.test(text)) return 'later';
  if (/authentication required|sign in|log in/i.test(text)) return 'sign-in';
  if (limitWords.test(text)) return 'limit';
  return senderWords.test(text) ? 'sender' : 'policy';
}

const signInCodes = [530, 534, 535, 538];
const limitWords = /\bquota|\blimit|too many|too fast|\brate\b|throttl/i;
const senderWords =
  /not verified|unverified|sender|not owned|send ?as|not (allowed|authorized) to send|\b(spf|dkim|dmarc)\b/i;
const policyWords = /relay|spam|blocked|policy|bl[ao]ck ?list|reputation|denied|banned|prohibited/i;
const recipientWords =
  /(no such|unknown|invalid|inactive|disabled) (user|recipient|mailbox|address)|(user|recipient|mailbox) (is )?(unknown|not found|inactive|disabled)|does(n[o’']t| not) exist|no mailbox/i;

function byText({ code, text }: Reply): SmtpRefusal | null {
  if (signInCodes.includes(code)) return 'sign-in';
  if (/mailbox (is )?full|over ?quota/i.test(text)) return 'mailbox-full';
  if (senderWords.test(text)) return 'sender';
  if (limitWords.test(text)) return 'limit';
  if (recipientWords.test(text)) return 'recipient';
  if (code === 552) return 'mailbox-full';
  return policyWords.test(text) ? 'policy' : null;
}

function byCommand(said: string, { code }: Reply): SmtpRefusal {
  if (code < 500) return 'later';
  if (/^Mail command failed/i.test(said)) return 'sender';
  const isOfRecipient = /recipients? were rejected|^Recipient command failed/i.test(said);
  return isOfRecipient && [501, 550, 551, 553, 556].includes(code) ? 'recipient' : 'unknown';
}
