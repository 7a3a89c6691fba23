import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SmsCheck, smsApi } from '#delivery/texts/sms-connection.ts';
import { openSite, save } from './sms-connection.fixture.ts';

test('the check tells what the gateway knows of account and number, and null for what it does not', async (context) => {
  const { t, gateway, typed } = await openSite(context);
  const check = async () => (await (await t.adminCall('POST', smsApi.check)).json()) as SmsCheck;
  assert.equal((await t.adminCall('POST', smsApi.check)).status, 409);
  assert.equal((await t.call('POST', smsApi.check)).status, 401);

  const { version } = await save(t, typed);
  const unknown = { hasSender: null, canText: null, canSendPictures: null, smsUrl: null, voiceUrl: null };
  const silent = { isAsked: false, accountStatus: null, isTrial: null, ...unknown };
  assert.deepEqual(await check(), silent, 'the token is wrong');
  const { version: saved } = await save(t, { ...typed, token: 'secret', version });
  const known = { isAsked: true, accountStatus: 'active', isTrial: false };
  assert.deepEqual(await check(), { ...known, ...unknown, hasSender: false }, 'a number of somebody else');

  const urls = { sms_url: 'https://www.example.com/api/sms/incoming', voice_url: '' };
  const capabilities = { voice: true, sms: true, mms: false, fax: false };
  gateway.account.numbers.push({ phone_number: '+18185550100', capabilities, ...urls });
  gateway.account.type = 'Trial';
  assert.deepEqual(await check(), {
    ...{ ...known, isTrial: true, hasSender: true, canText: true, canSendPictures: false },
    ...{ smsUrl: urls.sms_url, voiceUrl: '' },
  });
  gateway.account.status = 'suspended';
  assert.equal((await check()).accountStatus, 'suspended');

  const named = await save(t, { ...typed, sender: 'Sunweave', version: saved });
  assert.equal((await check()).hasSender, null, 'a name is no number');

  await gateway.close();
  assert.deepEqual(await check(), silent, 'the gateway is away');
  await save(t, { ...typed, url: `${gateway.origin}/send`, token: 'secret', version: named.version });
  assert.deepEqual(await check(), silent, 'no account of Twilio');
});
