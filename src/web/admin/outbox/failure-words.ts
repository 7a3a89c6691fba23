/**
 * What a mail server or the connection said, in words for the owner. The codes are those of RFC 5321 and RFC 3463,
 * the names those of Node's connection errors.
 */
export function failureWords(error: string): string {
  return (
    meanings.find(({ pattern }) => pattern.test(error))?.words ?? 'The mail server did not take the e-mail.'
  );
}

const meanings: readonly { pattern: RegExp; words: string }[] = [
  {
    pattern: /not one email address|\b[45]\.1\.3\b/i,
    words: 'The address is not a valid e-mail address.',
  },
  {
    pattern: /invalid login|missing credentials|\b53[0458]\b|\b5\.7\.8\b/i,
    words: 'The mail server refused our user name or password. Check SMTP_URL.',
  },
  {
    pattern: /ENOTFOUND|EAI_AGAIN|EDNS/,
    words: 'The mail server was not found under its name. Check SMTP_URL and the connection.',
  },
  {
    pattern: /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/,
    words: 'The mail server could not be reached. Check SMTP_URL and the connection.',
  },
  {
    pattern: /took too long|timeout|timed out|ETIMEDOUT|greeting never received/i,
    words: 'The mail server did not answer in time.',
  },
  {
    pattern: /certificate|STARTTLS|\bTLS\b|ESOCKET.*SSL/i,
    words: 'No encrypted connection to the mail server could be made.',
  },
  {
    pattern: /connection closed|ECONNRESET|EPIPE|socket/i,
    words: 'The mail server broke off the connection.',
  },
  {
    pattern: /\b(relay|spam|blocked|policy|blacklist|reputation)|\b5\.7\.\d+\b/i,
    words: 'The mail server refused to deliver it for us. Whoever runs the mail server has to allow it.',
  },
  {
    pattern: /mailbox (is )?full|quota|\b552\b|\b[45]\.2\.2\b/i,
    words: 'The mailbox of the recipient is full.',
  },
  {
    pattern:
      /recipients? were rejected: 5|no such user|user unknown|does not exist|\b550\b|\b551\b|\b553\b|\b5\.1\.\d\b/i,
    words: 'The address does not exist, or takes no e-mail. Call the customer, or ask for another address.',
  },
  {
    pattern: /\b4\d\d\b|greylist|try again/i,
    words: 'The mail server asked us to come back later.',
  },
  {
    pattern: /JSON|not valid|Unexpected/,
    words: 'The stored e-mail cannot be read.',
  },
];
