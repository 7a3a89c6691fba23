import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSmsUrl, type SmsSettings } from '#kit/server/sms-url.ts';
import { startTextGateway } from '../../../../tests/support/text-gateway.ts';
import { createTextGateway, type TextSource } from './text-gateway.ts';
import { isSignedText, textSignature } from './text-signature.ts';

const never = new AbortController().signal;
const getSource = (settings: SmsSettings): TextSource => ({
  isReady: async () => true,
  find: async () => ({ ...settings, fingerprint: '' }),
  noteWorked: async () => {},
});

const text = { to: '+18185550111', body: 'Hi Zoë & co' };

test('a text is posted as a form with basic authentication, as Twilio expects it', async (t) => {
  const gateway = await startTextGateway();
  t.after(gateway.close);
  const settings = { ...readSmsUrl(gateway.accountUrl), from: '+18185550100' };
  assert.deepEqual(await createTextGateway(getSource(settings)).send(text, never), {
    kind: 'sent',
    sid: gateway.texts[0]?.sid,
  });
  const authorization = `Basic ${Buffer.from('AC1:secret').toString('base64')}`;
  const [{ sid, ...sent }] = gateway.texts as [(typeof gateway.texts)[0]];
  const plain = { statusCallback: '', mediaUrls: [] };
  assert.deepEqual(sent, { ...text, ...plain, from: '+18185550100', authorization });
  assert.match(sid, /^SM[0-9a-f]{32}$/);
});

test('a text is `unavailable` only if the gateway certainly did not take it', async (t) => {
  let status = 0;
  const gateway = await startTextGateway((response) => {
    if (status === -1) response.destroy();
    else if (status > 0) response.writeHead(status).end('{"code":21211,"message":"Invalid To"}');
    return true;
  });
  t.after(gateway.close);
  const settings = { ...readSmsUrl(gateway.accountUrl), from: '+18185550100' };
  const cases: [status: number, kind: string][] = [
    [200, 'sent'],
    [400, 'refused'],
    [401, 'unavailable'],
    [429, 'unavailable'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [504, 'lost'],
    // Cut off in the middle, and no response at all.
    [-1, 'lost'],
    [0, 'lost'],
  ];
  for (const [code, kind] of cases) {
    status = code;
    const outcome = await createTextGateway(getSource(settings), 200).send(text, never);
    assert.equal(outcome.kind, kind, String(code));
    if (outcome.kind === 'refused') assert.match(outcome.reason, /400: Invalid To, 21211/);
  }
  await gateway.close();
  assert.equal((await createTextGateway(getSource(settings)).send(text, never)).kind, 'unavailable');
});

test('a website that answers with a page took no text', async (t) => {
  const gateway = await startTextGateway((response) => {
    response.writeHead(200).end('<!DOCTYPE html><title>Welcome</title>');
    return true;
  });
  t.after(gateway.close);
  const settings = { ...readSmsUrl(gateway.accountUrl), from: '+18185550100' };
  const outcome = await createTextGateway(getSource(settings)).send(text, never);
  assert.equal(outcome.kind, 'unavailable');
});

test('an SMS_URL without an account, or that is no URL, is reported without its password', () => {
  for (const address of ['https://api.example.com/Messages', 'smtp://u:hidden@x', 'https://u:100%@x/y']) {
    assert.throws(
      () => readSmsUrl(address),
      (error: Error) => /must|has a %/.test(error.message) && !/hidden/.test(error.message),
    );
  }
});

test('a signature matches the example that Twilio publishes', () => {
  // https://www.twilio.com/docs/usage/security#validating-requests
  const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
  const fields: [string, string][] = [
    ['To', '+18005551212'],
    ['CallSid', 'CA1234567890ABCDE'],
    ['Caller', '+14158675309'],
    ['From', '+14158675309'],
    ['Digits', '1234'],
  ];
  assert.equal(textSignature('12345', url, fields), 'RSOYDt4T1cUTdK1PDd93/VVr8B8=');
  assert.ok(isSignedText('RSOYDt4T1cUTdK1PDd93/VVr8B8=', '12345', url, fields));
  assert.ok(!isSignedText('RSOYDt4T1cUTdK1PDd93/VVr8B8=', '12346', url, fields));
  assert.ok(!isSignedText('', '12345', url, fields));
});
