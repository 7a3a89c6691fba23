import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The browser creates them, in base64url: an uncompressed P-256 point and 16 bytes. */
export interface DeviceKeys {
  p256dh: string;
  auth: string;
}

/** Makes each message different. Tests set it. */
export interface Randomness {
  salt: Buffer;
  privateKey: Buffer;
}

const recordSize = 4096;
const padding = Buffer.from([2]);

/** A body of `Content-Encoding: aes128gcm` in one record, which only the device can read (RFC 8291). */
export function encryptPush(text: string, device: DeviceKeys, random: Partial<Randomness> = {}): Buffer {
  const sender = createECDH('prime256v1');
  if (random.privateKey) sender.setPrivateKey(random.privateKey);
  else sender.generateKeys();
  const deviceKey = Buffer.from(device.p256dh, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), deviceKey, sender.getPublicKey()]);
  const secret = derive(sender.computeSecret(deviceKey), Buffer.from(device.auth, 'base64url'), info, 32);
  const { salt = randomBytes(16) } = random;
  return Buffer.concat([
    contentHeader(salt, sender.getPublicKey()),
    encryptRecord(Buffer.from(text), secret, salt),
  ]);
}

/** Salt, record size and key id (RFC 8188, 2.1). */
export function contentHeader(salt: Buffer, keyId: Buffer): Buffer {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(recordSize);
  sizes.writeUInt8(keyId.length, 4);
  return Buffer.concat([salt, sizes, keyId]);
}

/** The only record, and so the last one (RFC 8188, 2). */
export function encryptRecord(content: Buffer, secret: Buffer, salt: Buffer): Buffer {
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  return Buffer.concat([cipher.update(content), cipher.update(padding), cipher.final(), cipher.getAuthTag()]);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Whether messages can be encrypted for these keys: the point must lie on the curve. */
export function isDeviceKeys({ p256dh, auth }: DeviceKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || point[0] !== 4 || Buffer.from(auth, 'base64url').length !== 16) return false;
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
