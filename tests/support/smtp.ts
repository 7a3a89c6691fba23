import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface ReceivedEmail {
  /** The addresses of the SMTP envelope. */
  from: string;
  recipients: string[];
  raw: string;
  /** By lower-case name, unfolded and decoded. A repeated header throws. */
  headers: Record<string, string>;
  text: string;
  html: string;
}

/** A code such as 451, or with text, `554 5.7.1 Relay access denied`. */
type Reply = number | string;

interface Rules {
  /** The reply to RCPT TO; undefined accepts. */
  refuseRecipient?: (address: string) => Reply | undefined;
  /** The reply after the text; no reply while the promise is pending. */
  refuseMessage?: (email: ReceivedEmail) => Reply | undefined | Promise<Reply | undefined>;
  /** The only credentials that may send; without them, anyone may. */
  account?: { user: string; password: string };
}

/** A real SMTP server on a free loopback port, which stores what it accepts. */
export async function startInbox(rules: Rules = {}) {
  const emails: ReceivedEmail[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authOptional: !rules.account,
    logger: false,
    closeTimeout: 100,
    onAuth({ username, password }, _session, answer) {
      const isRight = username === rules.account?.user && password === rules.account?.password;
      answer(isRight ? null : new Error('wrong user name or password'), { user: username });
    },
    onRcptTo({ address }, _session, answer) {
      answer(refusal(rules.refuseRecipient?.(address)));
    },
    async onData(stream, session, answer) {
      const raw = await readText(stream).catch(() => null);
      // The connection broke first.
      if (raw === null) return;
      const { mailFrom, rcptTo } = session.envelope;
      const email = {
        from: mailFrom ? mailFrom.address : '',
        recipients: rcptTo.map(({ address }) => address),
        ...readEmail(raw),
      };
      const reply = await rules.refuseMessage?.(email);
      if (!reply) emails.push(email);
      answer(refusal(reply));
    },
  });
  // Tests also cut the connection mid-message.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  if (!listening.listening) await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    emails,
    port,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function refusal(reply: Reply | undefined) {
  if (!reply) return null;
  const [code = '', ...words] = String(reply).split(' ');
  const message = words.join(' ') || `refused with ${code}`;
  return Object.assign(new Error(message), { responseCode: Number(code) });
}

function readEmail(raw: string) {
  const { headers, body } = readPart(raw);
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1);
  const [text = '', html = ''] = parts.map((part) => decodeBody(readPart(part.replace(/^\r\n/, ''))));
  return { raw, headers, text, html };
}

interface Part {
  headers: Record<string, string>;
  body: string;
}

function readPart(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const [name = '', ...rest] = line.split(':');
    const key = name.toLowerCase();
    if (headers[key] !== undefined) throw new Error(`The email has two headers ${name}`);
    headers[key] = decodeWords(rest.join(':').trim());
  }
  return { headers, body: raw.slice(end + 4) };
}

function decodeBody({ headers, body }: Part): string {
  const encoding = headers['content-transfer-encoding'];
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? decodeQuoted(body.replace(/=\r\n/g, ''))
        : body;
  return text.replaceAll('\r\n', '\n').trimEnd();
}

/** RFC 2047, `=?UTF-8?Q?…?=` */
const decodeWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_word, encoding: string, content: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(content, 'base64').toString()
        : decodeQuoted(content.replaceAll('_', ' ')),
    );

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
