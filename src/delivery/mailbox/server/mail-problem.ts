import type { NodemailerError } from 'nodemailer';
import type { MailProblem } from '#delivery/mailbox/mail-connection.ts';
import { outsideProblems } from '#kit/server/outside-url.ts';
import { findEntry } from '#kit/text/find-entry.ts';

/**
 * Why an email was not sent, without a word of what the server said: a person who types a server must not read what listens
 * there. Codes are Node's, nodemailer's and those of RFC 5321.
 */
export function mailProblem(error: unknown): { problem: MailProblem; code: number | null } {
  const { code = '', command = '', responseCode, message = '' } = error as Partial<NodemailerError>;
  const at = (problem: MailProblem) => ({ problem, code: responseCode ?? null });
  const known = findEntry(byCode, code);
  if (known) return at(known);
  if (code === 'EAUTH' || signInCodes.includes(responseCode ?? 0)) return at('sign-in');
  if (/certificate|self.signed|SSL|TLS|CERT_/i.test(`${code} ${message}`) && !responseCode)
    return at('encryption');
  if (command === 'RCPT TO') return at(/\b5\.7\.\d/.test(message) ? 'sender' : 'recipient');
  if (command === 'MAIL FROM' || command === 'DATA') return at('sender');
  // Nodemailer's codes hide those of the connection in the message.
  const hidden = Object.keys(byCode).find((name) => message.includes(name));
  return at((hidden && findEntry(byCode, hidden)) || 'refused');
}

const signInCodes: readonly number[] = [530, 534, 535, 538];

const byCode: Partial<Record<string, MailProblem>> = {
  ...outsideProblems,
  ETLS: 'encryption',
  EPROTOCOL: 'no-mail-server',
};
