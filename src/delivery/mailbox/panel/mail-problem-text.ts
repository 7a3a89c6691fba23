import type { MailProblem, MailTest } from '#delivery/mailbox/mail-connection.ts';
import { findProvider, type ProviderChoice } from './mail-providers.ts';

interface Tried {
  provider: ProviderChoice;
  senderEmail: string;
}

/** First the problem, then the next step. */
export function mailProblemText(
  { to, problem, code }: Pick<MailTest, 'to' | 'problem' | 'code'>,
  { provider, senderEmail }: Tried,
): { title: string; next: string } {
  const [title, next] = texts(to, senderEmail, findProvider(provider)?.help)[problem ?? 'refused'];
  return { title: code === null ? title : `${title} (Code ${code})`, next };
}

const texts = (
  to: string,
  sender: string,
  help = 'Check both. Many providers want an app password here, not the one you sign in with.',
): Record<MailProblem, [title: string, next: string]> => ({
  'sign-in': ['The server didn’t accept the user name or password.', help],
  'not-found': [
    'We couldn’t find a server with this name.',
    'Check the spelling. It looks like smtp.example.com.',
  ],
  unreachable: [
    'Nothing answered at this server and port.',
    'Check both. If they’re right, the company that hosts your website may block this port: try 587 or 2525.',
  ],
  inside: [
    'This server is inside a private network.',
    'Enter a mail server on the internet. One in your own network can be set only on the website’s server itself, with SMTP_URL.',
  ],
  encryption: [
    'We couldn’t make a secure connection.',
    'Port 465 needs TLS, ports 587 and 25 need STARTTLS. If they match, the server has no valid certificate for this name: ask your provider.',
  ],
  sender: [
    sender === '' ? 'The server won’t send from this address.' : `The server won’t send from ${sender}.`,
    'Use the address of the mailbox you sign in with, or confirm this one with your provider.',
  ],
  recipient: [`The server didn’t accept ${to}.`, 'Check the address, or send the test to another one.'],
  'too-slow': [
    'The server took too long to answer.',
    'Check server and port. If they’re right, the company that hosts your website may block this port: try 587 or 2525.',
  ],
  'no-mail-server': ['What answered isn’t a mail server.', 'Check server and port.'],
  refused: [
    'The server ended the conversation.',
    'Try again in a few minutes. If it doesn’t help, ask your email provider.',
  ],
});
