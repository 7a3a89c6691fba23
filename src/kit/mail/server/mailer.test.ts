import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { test } from 'node:test';
import { toProfile } from '#company/profile/profile.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import { startInbox } from '../../../../tests/support/smtp.ts';
import { getSource } from './mailer.fixture.ts';
import { createMailer, type Email } from './mailer.ts';

const from = 'hello@sunweave.example';
const own = async () => toProfile(defaultSettings);
const never = new AbortController().signal;
const quick = { connectMilliseconds: 150, silenceMilliseconds: 150, totalMilliseconds: 10_000 };

const emailWith = (changes: Partial<Email> = {}): Email => ({
  to: 'maria@example.com',
  subject: 'Your quote request',
  text: 'Hello Zoë,\n\n.a line that begins with a dot',
  html: '<p>Hello Zoë</p>',
  ...changes,
});

test('an email arrives with both texts, its own Message-ID and one address a field', async (t) => {
  const inbox = await startInbox();
  t.after(inbox.close);
  const email = emailWith({ replyTo: 'office@example.com', subject: 'Zoë’s quote' });
  assert.deepEqual(await createMailer(getSource(inbox.url, from), own).send(email, 'outbox-7-1', never), {
    isSent: true,
  });

  const [received] = inbox.emails;
  assert.equal(inbox.emails.length, 1);
  assert.equal(received?.from, from);
  assert.deepEqual(received?.recipients, ['maria@example.com']);
  assert.equal(received?.headers.from, `Sunweave Cleaning <${from}>`);
  assert.equal(received?.headers.to, 'maria@example.com');
  assert.equal(received?.headers['reply-to'], 'office@example.com');
  assert.equal(received?.headers.subject, 'Zoë’s quote');
  assert.equal(received?.headers['message-id'], '<outbox-7-1@sunweave.example>');
  assert.equal(received?.headers['auto-submitted'], 'auto-generated');
  assert.match(received?.headers['content-type'] ?? '', /^multipart\/alternative/);
  assert.equal(received?.text, email.text);
  assert.equal(received?.html, email.html);
});

test('a newsletter says where one click ends it, and no other email does', async (t) => {
  const inbox = await startInbox();
  t.after(inbox.close);
  const mailer = createMailer(getSource(inbox.url, from), own);
  const unsubscribeUrl = 'https://www.sunweave.example/newsletter/unsubscribe?token=7.abc';
  await mailer.send(emailWith({ unsubscribeUrl }), 'outbox-1-1', never);
  await mailer.send(emailWith(), 'outbox-2-1', never);
  const [letter, other] = inbox.emails;
  assert.equal(letter?.headers['list-unsubscribe'], `<${unsubscribeUrl}>`);
  assert.equal(letter?.headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click');
  assert.equal(other?.headers['list-unsubscribe'], undefined);
});

test('the sender may bring a name of its own', async (t) => {
  const inbox = await startInbox();
  t.after(inbox.close);
  await createMailer(getSource(inbox.url, 'Front Desk <desk@mail.example>'), own).send(
    emailWith(),
    'outbox-1-1',
    never,
  );
  assert.equal(inbox.emails[0]?.headers.from, 'Front Desk <desk@mail.example>');
  assert.equal(inbox.emails[0]?.headers['message-id'], '<outbox-1-1@mail.example>');
});

test('a comma in the name of the sender makes no second sender', async (t) => {
  const inbox = await startInbox();
  t.after(inbox.close);
  for (const name of ['Rug Care, Inc.', '"Rug Care, Inc."']) {
    await createMailer(getSource(inbox.url, `${name} <desk@mail.example>`), own).send(
      emailWith(),
      'outbox-1-1',
      never,
    );
    assert.equal(inbox.emails.pop()?.headers.from, '"Rug Care, Inc." <desk@mail.example>');
  }
});

test('what could add a header or a recipient is refused before any conversation', async (t) => {
  const inbox = await startInbox();
  t.after(inbox.close);
  const mailer = createMailer(getSource(inbox.url, from), own);
  const attempts: Partial<Email>[] = [
    { subject: 'Quote\r\nBcc: everyone@example.com' },
    { subject: 'Quote\nX-Evil: 1' },
    { to: 'maria@example.com, everyone@example.com' },
    { to: 'maria@example.com\r\nRCPT TO:<everyone@example.com>' },
    { to: 'Maria <maria@example.com>' },
    { to: 'friends:maria@example.com;' },
    { to: '' },
    { replyTo: 'maria@example.com\nBcc: everyone@example.com' },
    { unsubscribeUrl: 'https://x.example/\r\nBcc: everyone@example.com' },
    { unsubscribeUrl: 'https://x.example/>, <mailto:everyone@example.com' },
    { unsubscribeUrl: 'javascript:alert(1)' },
  ];
  for (const attempt of attempts) {
    const delivery = await mailer.send(emailWith(attempt), 'outbox-1-1', never);
    assert.equal(delivery.isSent === false && delivery.isPermanent, true, JSON.stringify(attempt));
  }
  assert.deepEqual(inbox.emails, []);
});

test('only a lasting refusal of the recipient is permanent', async (t) => {
  let reply = { recipient: '', message: '' };
  const inbox = await startInbox({
    refuseRecipient: () => reply.recipient,
    refuseMessage: () => reply.message,
  });
  t.after(inbox.close);
  const mailer = createMailer(getSource(inbox.url, from), own);
  const cases = [
    { recipient: '550 no such mailbox', isPermanent: true },
    { recipient: '451 try later', isPermanent: false },
    { recipient: '530 sign in first', isPermanent: false },
    { recipient: '554 5.7.1 Relay access denied', isPermanent: false },
    { recipient: '550 5.4.5 Daily SMTP relay limit exceeded', isPermanent: false },
    { message: '550 5.4.5 Daily user sending limit exceeded', isPermanent: false },
    { message: '554 5.2.252 SendAsDenied', isPermanent: false },
    { message: '554 Message rejected: Email address is not verified.', isPermanent: false },
    { message: '550 5.1.1 User unknown', isPermanent: true },
    { message: '554 looks like spam', isPermanent: false },
    { message: '452 disk full', isPermanent: false },
  ];
  for (const { isPermanent, recipient = '', message = '' } of cases) {
    reply = { recipient, message };
    const delivery = await mailer.send(emailWith(), 'outbox-1-1', never);
    assert.ok(delivery.isSent === false);
    assert.equal(delivery.isPermanent, isPermanent, recipient + message);
    assert.ok(delivery.reason.endsWith(recipient + message), delivery.reason);
  }
  assert.deepEqual(inbox.emails, []);
});

test('a wrong mail password is a temporary failure, and its reason does not repeat it', async (t) => {
  const inbox = await startInbox({ account: { user: 'office', password: 'right' } });
  t.after(inbox.close);
  const addressWith = (password: string) =>
    `smtp://office:${password}@127.0.0.1:${inbox.port}?requireTLS=false`;

  const refused = await createMailer(getSource(addressWith('wr0ng'), from), own).send(
    emailWith(),
    'outbox-1-1',
    never,
  );
  assert.equal(refused.isSent === false && refused.isPermanent, false);
  assert.doesNotMatch(JSON.stringify(refused), /wr0ng/);

  const accepted = await createMailer(getSource(addressWith('right'), from), own).send(
    emailWith(),
    'outbox-1-1',
    never,
  );
  assert.deepEqual(accepted, { isSent: true });
});

test('a password never travels unencrypted unless the address allows it', async (t) => {
  const inbox = await startInbox({ account: { user: 'office', password: 'right' } });
  t.after(inbox.close);
  const mailer = createMailer(getSource(`smtp://office:right@127.0.0.1:${inbox.port}`, from), own);
  const delivery = await mailer.send(emailWith(), 'outbox-1-1', never);
  assert.equal(delivery.isSent === false && delivery.isPermanent, false);
  assert.deepEqual(inbox.emails, []);
});

test('a server that is away, never greets, or never answers the text is a passing failure', async (t) => {
  const silent = await startSilentServer();
  t.after(silent.close);
  const forever = Promise.withResolvers<undefined>();
  const slow = await startInbox({ refuseMessage: () => forever.promise });
  t.after(slow.close);
  const gone = await startInbox();
  await gone.close();

  for (const url of [gone.url, silent.url, slow.url]) {
    const delivery = await createMailer(getSource(url, from), own, quick).send(
      emailWith(),
      'outbox-1-1',
      never,
    );
    assert.equal(delivery.isSent === false && delivery.isPermanent, false, url);
  }
  forever.resolve(undefined);
});

test('a server that never ends talking is left after the total time', { timeout: 30_000 }, async (t) => {
  const dripping = await startSilentServer((socket) => {
    const timer = setInterval(() => socket.write('220-still here\r\n'), 20);
    socket.on('close', () => clearInterval(timer));
  });
  t.after(dripping.close);
  const limits = { connectMilliseconds: 60_000, silenceMilliseconds: 60_000, totalMilliseconds: 200 };
  const delivery = await createMailer(getSource(dripping.url, from), own, limits).send(
    emailWith(),
    'outbox-1-1',
    never,
  );
  const reason = 'The mail server took too long';
  assert.deepEqual(delivery, { isSent: false, isPermanent: false, reason });
});

/** Accepts connections and says nothing but what `talk` does. */
async function startSilentServer(talk: (socket: Socket) => void = () => {}) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    talk(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
