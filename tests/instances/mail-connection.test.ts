import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailApi, type StoredMailConnection } from '#delivery/mailbox/mail-connection.ts';
import { api } from '#kit/paths/paths.ts';
import { send, signIn, startCluster } from '../support/instances.ts';
import { contactBody } from '../support/leads.ts';
import { until } from '../support/until.ts';

test('a mailbox that is saved on one instance sends for the other, also after the first was killed', async (t) => {
  // An empty variable counts as unset.
  const { instances, inbox } = await startCluster(t, { SMTP_URL: '' });
  const [first, second] = instances;
  const cookie = await signIn(first);
  let version = 1;
  const save = async (senderEmail: string) => {
    const server = { host: '127.0.0.1', port: inbox.port, security: 'none', username: '' };
    const json = { ...server, senderName: '', senderEmail, version };
    const answer = await send(first, 'PUT', mailApi.connection, { json, cookie });
    assert.equal(answer.status, 200, await answer.clone().text());
    ({ version } = (await answer.json()) as StoredMailConnection);
  };
  const senderOfLead = async (email: string) => {
    const arrived = () => inbox.emails.find(({ recipients }) => recipients.includes(email));
    return (await until(arrived))?.from;
  };
  const sendLead = async (email: string) => {
    const answer = await send(second, 'POST', api.contact, { json: contactBody({ email }) });
    assert.equal(answer.status, 201, await answer.clone().text());
  };
  await sendLead('one@example.com');
  await save('first@sunny.example');
  assert.equal(await senderOfLead('one@example.com'), 'first@sunny.example');
  await save('second@sunny.example');
  await sendLead('two@example.com');
  assert.equal(await senderOfLead('two@example.com'), 'second@sunny.example');
  await save('third@sunny.example');
  await first.kill();
  await sendLead('three@example.com');
  assert.equal(await senderOfLead('three@example.com'), 'third@sunny.example');
});
