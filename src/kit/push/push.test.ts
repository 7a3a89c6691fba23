import assert from 'node:assert/strict';
import { createPublicKey, verify } from 'node:crypto';
import { test } from 'node:test';
import { contentHeader, encryptPush, encryptRecord, isDeviceKeys } from './encrypt-push.ts';
import { authorizationFor, getPushKeys } from './push-keys.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('a message is encrypted as the example of RFC 8291 is', () => {
  const device = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const body = encryptPush('When I grow up, I want to be a watermelon', device, {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  });
  const expected = [
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml',
    'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT',
    'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  ];
  assert.equal(body.toString('base64url'), expected.join(''));
});

test('a record is encrypted as the first example of RFC 8188 is', () => {
  const salt = bytes('I1BsxtFttlv3u_Oo94xnmw');
  const record = encryptRecord(Buffer.from('I am the walrus'), bytes('yqdlZ-tYemfogSmv7Ws5PQ'), salt);
  const body = Buffer.concat([contentHeader(salt, Buffer.alloc(0)), record]);
  assert.equal(
    body.toString('base64url'),
    'I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg',
  );
});

/** As a push service checks it. */
function readAuthorization(header: string) {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head, claims, signature] = token!.split('.');
  const point = bytes(key!);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    bytes(signature!),
  );
  return {
    isSigned,
    key,
    head: JSON.parse(String(bytes(head!))),
    claims: JSON.parse(String(bytes(claims!))),
  };
}

test('the check of the identification accepts the example of RFC 8292, and ours', () => {
  const example = [
    'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1M',
    'jM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1',
    'JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9oj',
    'Swk5Y2EmClBPs',
  ].join('');
  const known = readAuthorization(example);
  assert.equal(known.isSigned, true);
  const keys = getPushKeys(bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94').toString('base64url'));
  const ours = readAuthorization(
    authorizationFor(keys, {
      endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV?x=1',
      contact: 'mailto:push@example.com',
      now: new Date('2016-01-22T16:36:08.400Z'),
    }),
  );
  assert.equal(ours.isSigned, true);
  assert.deepEqual(ours.head, known.head);
  assert.deepEqual(ours.claims, { ...known.claims, exp: 1453523768 });
  // The public key that RFC 8291 gives for this private key.
  assert.equal(
    ours.key,
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  );
});

test('a secret that is no private key of the curve still makes keys, always the same', () => {
  const beyond = Buffer.alloc(32, 255).toString('base64url');
  assert.equal(getPushKeys(beyond).publicKey, getPushKeys(beyond).publicKey);
  assert.equal(bytes(getPushKeys(beyond).publicKey).length, 65);
});

test('keys that no message can be encrypted for are told apart', () => {
  const { publicKey: p256dh } = getPushKeys(Buffer.alloc(32, 7).toString('base64url'));
  const auth = Buffer.alloc(16, 1).toString('base64url');
  assert.equal(isDeviceKeys({ p256dh, auth }), true);
  const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 9)]).toString('base64url');
  for (const wrong of [
    { p256dh: offCurve, auth },
    { p256dh: p256dh.slice(0, 40), auth },
    { p256dh, auth: '' },
    { p256dh: '', auth },
  ]) {
    assert.equal(isDeviceKeys(wrong), false, JSON.stringify(wrong));
  }
});
