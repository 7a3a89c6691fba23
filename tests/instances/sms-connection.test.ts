import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SmsTest, type StoredSmsConnection, smsApi } from '#delivery/texts/sms-connection.ts';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import { api } from '#kit/paths/paths.ts';
import { textSignature } from '#kit/sms/server/text-signature.ts';
import { send, signIn, startCluster } from '../support/instances.ts';
import { quoteBody } from '../support/leads.ts';
import { startTextGateway } from '../support/text-gateway.ts';
import { until } from '../support/until.ts';

test('a text gateway that is saved on one instance sends and receives for the other, from the next text on', async (t) => {
  const gateway = await startTextGateway();
  t.after(gateway.close);
  const { instances } = await startCluster(t);
  const [first, second] = instances;
  const cookie = await signIn(first);
  let version = 1;
  const save = async (token: string, sender: string) => {
    const json = { url: gateway.url, account: 'AC1', token, sender, version };
    const answer = await send(first, 'PUT', smsApi.connection, { json, cookie });
    assert.equal(answer.status, 200, await answer.clone().text());
    ({ version } = (await answer.json()) as StoredSmsConnection);
  };
  const sendTest = async () => {
    const answer = await send(second, 'POST', smsApi.test, { json: { to: '(818) 555-0143' }, cookie });
    return ((await answer.json()) as SmsTest).isSent;
  };
  const receive = async (token: string) => {
    const fields: [string, string][] = [
      ['From', '+18185551001'],
      ['Body', 'Hello'],
    ];
    const form = new FormData();
    for (const [name, value] of fields) form.set(name, value);
    const signature = textSignature(token, `http://localhost${messagePaths.incoming}`, fields);
    const answer = await fetch(second.origin + messagePaths.incoming, {
      method: 'POST',
      headers: { 'X-Twilio-Signature': signature },
      body: form,
    });
    return answer.status;
  };
  assert.equal(await receive('one'), 401);
  await save('one', '(818) 555-0101');
  assert.equal(await receive('one'), 200);
  assert.equal(await sendTest(), true);
  await save('two', '(818) 555-0102');
  assert.deepEqual([await receive('one'), await receive('two')], [401, 200]);
  assert.equal(await sendTest(), true);
  assert.deepEqual(
    gateway.texts.map(({ from }) => from),
    ['+18185550101', '+18185550102'],
  );
  await first.kill();
  // Through the outbox and its worker, as messages to customers go.
  const lead = await send(second, 'POST', api.contact, { json: quoteBody([{ serviceId: 1, quantity: 1 }]) });
  assert.equal(lead.status, 201, await lead.text());
  const json = { kind: 'follow-up-1', text: 'Thank you!', channel: 'text', phone: '(818) 555-0143' };
  const answer = await send(second, 'POST', messagePaths.test, { json, cookie });
  assert.deepEqual(await answer.json(), { to: '+18185550143', state: 'sent', reason: '' });
  // The confirmation of the lead is one, too.
  await until(() => gateway.texts.length === 4);
  assert.deepEqual(
    gateway.texts.slice(2).map(({ from }) => from),
    ['+18185550102', '+18185550102'],
  );
});
