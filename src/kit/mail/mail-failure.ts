import { type SmtpRefusal, smtpRefusal } from './smtp-reply.ts';

/** A delivery failure in words for the owner: what the mail server refused, or why there was no conversation with it. */
export function mailFailureText(error: string): string {
  const meant = meanings.find(({ pattern }) => pattern.test(error));
  if (meant) return meant.words;
  return refusalTexts[smtpRefusal(error) ?? 'unknown'];
}

const keepsTrying = 'We keep trying for three days.';

const refusalTexts: Readonly<Record<SmtpRefusal, string>> = {
  recipient:
    'This email address doesn’t exist or doesn’t accept mail. Call the customer or ask for another email.',
  'mailbox-full': 'The recipient’s mailbox is full.',
  sender: `Your mail provider doesn’t let us send from this address. Verify it there, or change it in Settings, Email. ${keepsTrying}`,
  'sign-in': 'The mail server rejected our username or password. Check them in Settings, Email.',
  limit: `Your mail account has reached its sending limit. ${keepsTrying}`,
  policy: `The mail server won’t deliver for us. Ask its administrator to allow it. ${keepsTrying}`,
  content: `The mail server refused the email for its size or content. ${keepsTrying}`,
  later: 'The mail server asked us to try again later.',
  unknown: 'The mail server rejected the email.',
};

/** Names are from Node's connection errors. */
const meanings: readonly { pattern: RegExp; words: string }[] = [
  { pattern: /not one email address/i, words: 'This isn’t a valid email address.' },
  { pattern: /missing credentials/i, words: refusalTexts['sign-in'] },
  {
    pattern: /ENOTFOUND|EAI_AGAIN|EDNS/,
    words: 'We couldn’t find the mail server. Check it in Settings, Email.',
  },
  {
    pattern: /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/,
    words: 'We couldn’t reach the mail server. Check it in Settings, Email.',
  },
  {
    pattern: /took too long|timeout|timed out|ETIMEDOUT|greeting never received/i,
    words: 'The mail server took too long to respond.',
  },
  {
    pattern: /certificate|STARTTLS|\bTLS\b|ESOCKET.*SSL/i,
    words: 'We couldn’t make an encrypted connection to the mail server.',
  },
  {
    pattern: /connection closed|ECONNRESET|EPIPE|socket/i,
    words: 'The mail server closed the connection.',
  },
  { pattern: /JSON|not valid JSON|Unexpected/, words: 'We couldn’t read the stored email.' },
];
