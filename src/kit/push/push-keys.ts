import { createECDH, createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** With which this site identifies itself to push services (VAPID, RFC 8292). */
export interface PushKeys {
  /** An uncompressed point in base64url, as browsers take it. */
  publicKey: string;
  privateKey: KeyObject;
}

/** The same keys for the same secret. */
export function getPushKeys(secret: string): PushKeys {
  const ecdh = createECDH('prime256v1');
  const scalar = getScalar(Buffer.from(secret, 'base64url'));
  ecdh.setPrivateKey(scalar);
  const point = ecdh.getPublicKey();
  const coordinate = (start: number) => point.subarray(start, start + 32).toString('base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: coordinate(1),
    y: coordinate(33),
    d: scalar.toString('base64url'),
  };
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  };
}

/** The order of the curve. One of four billion secrets is not below it. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

function getScalar(bytes: Buffer): Buffer {
  const number = BigInt(`0x${bytes.toString('hex')}`);
  const isScalar = bytes.length === 32 && number > 0n && number < order;
  return isScalar ? bytes : getScalar(createHash('sha256').update(bytes).digest());
}

/** RFC 8292 allows a day. */
const validSeconds = 12 * 3600;

/** The value of `Authorization` for one push service; `contact` is a `mailto:` or `https:` URL of the operator. */
export function authorizationFor(
  { publicKey, privateKey }: PushKeys,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Date },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + validSeconds,
    sub: contact,
  };
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
