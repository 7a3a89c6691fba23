/**
 * A delivery failure in words for the owner. Codes are from RFC 5321 and RFC 3463, names from Node's connection errors.
 */
export function failureText(error: string): string {
  return meanings.find(({ pattern }) => pattern.test(error))?.words ?? 'The mail server rejected the email.';
}

const meanings: readonly { pattern: RegExp; words: string }[] = [
  {
    pattern: /not one email address|\b[45]\.1\.3\b/i,
    words: 'This isn’t a valid email address.',
  },
  {
    pattern: /invalid login|missing credentials|\b53[0458]\b|\b5\.7\.8\b/i,
    words: 'The mail server rejected our username or password. Check them in Settings, Email.',
  },
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
  {
    pattern: /\b(relay|spam|blocked|policy|blacklist|reputation)|\b5\.7\.\d+\b/i,
    words: 'The mail server won’t deliver for us. Ask its administrator to allow it.',
  },
  {
    pattern: /mailbox (is )?full|quota|\b552\b|\b[45]\.2\.2\b/i,
    words: 'The recipient’s mailbox is full.',
  },
  {
    pattern:
      /recipients? were rejected: 5|no such user|user unknown|does not exist|\b550\b|\b551\b|\b553\b|\b5\.1\.\d\b/i,
    words:
      'This email address doesn’t exist or doesn’t accept mail. Call the customer or ask for another email.',
  },
  {
    pattern: /\b4\d\d\b|greylist|try again/i,
    words: 'The mail server asked us to try again later.',
  },
  {
    pattern: /JSON|not valid|Unexpected/,
    words: 'We couldn’t read the stored email.',
  },
];
