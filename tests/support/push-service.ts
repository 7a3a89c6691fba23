import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushMessage } from '#delivery/devices/push-subscriptions.ts';

export interface ReceivedPush {
  /** The name that `device()` got. */
  device: string;
  message: PushMessage;
  headers: IncomingHttpHeaders;
}

/**
 * A real push service with its devices: it checks each call as RFC 8292 and 8030 say, and decrypts what only the device can
 * read (RFC 8291). `answer` replaces its 201.
 */
export async function startPushService(
  answer?: (response: ServerResponse, push: ReceivedPush, index: number) => boolean | undefined,
) {
  const devices = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const calls: ReceivedPush[] = [];
  const pushes: ReceivedPush[] = [];
  const faults: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const device = String(request.url).split('/').at(-1)!;
    const known = devices.get(device);
    try {
      assert.ok(known, `a device ${device}`);
      checkHeaders(request.headers, `http://${request.headers.host}`);
      const message = JSON.parse(decrypt(body, known)) as PushMessage;
      const push = { device, message, headers: request.headers };
      calls.push(push);
      if (answer?.(response, push, calls.length - 1)) return;
      pushes.push(push);
      response.writeHead(201).end();
    } catch (error) {
      faults.push(String(error));
      response.writeHead(400).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** Every call that was encrypted and identified rightly. */
    calls,
    /** Those it took. */
    pushes,
    /** Faults in all other calls. */
    faults,
    url,
    /** Like `PushSubscription.toJSON()` on a new device. */
    device(name: string) {
      const ecdh = createECDH('prime256v1');
      const auth = randomBytes(16);
      const p256dh = ecdh.generateKeys('base64url');
      devices.set(name, { ecdh, auth });
      const keys = { p256dh, auth: auth.toString('base64url') };
      return { endpoint: `${url}/send/${name}`, expirationTime: null, keys };
    },
    titles: () => pushes.map(({ device, message }) => `${device}: ${message.title}`).toSorted(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

function checkHeaders(headers: IncomingHttpHeaders, origin: string) {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head, claims, signature] = token!.split('.');
  const point = bytes(key!);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  assert.ok(verify('sha256', Buffer.from(`${head}.${claims}`), options, bytes(signature!)), 'signed');
  const { aud, exp, sub } = JSON.parse(String(bytes(claims!)));
  assert.equal(aud, origin);
  assert.match(sub, /^mailto:.+@.+/);
  assert.ok(Number.isInteger(exp));
  assert.equal(headers['content-encoding'], 'aes128gcm');
  assert.match(String(headers.ttl), /^\d+$/);
  assert.match(String(headers.urgency), /^(very-low|low|normal|high)$/);
  assert.match(String(headers.topic), /^[\w-]{1,32}$/);
}

function decrypt(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }) {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  assert.ok(record.length <= body.readUInt32BE(16), 'one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = hkdf(ecdh.computeSecret(sender), auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  assert.equal(padded.at(-1), 2, 'the last record');
  return padded.subarray(0, -1).toString();
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const bytes = (text: string) => Buffer.from(text, 'base64url');
