import { generateKeyPairSync, sign } from 'node:crypto';

const sequence = 0x30;
const integer = 0x02;
const bitString = 0x03;
const objectId = 0x06;
const utcTime = 0x17;

/** A value as X.509 writes it. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** A key and its certificate for no host: whoever uses it must not check certificates. Node makes keys only. */
export function makeCertificate() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(sequence, der(objectId, Buffer.from('2a8648ce3d040302', 'hex')));
  const nobody = der(sequence);
  const always = der(
    sequence,
    ...['000101000000Z', '491231235959Z'].map((time) => der(utcTime, Buffer.from(time))),
  );
  const facts = der(
    sequence,
    der(integer, Buffer.from([1])),
    algorithm,
    nobody,
    always,
    nobody,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(bitString, Buffer.from([0]), sign('sha256', facts, privateKey));
  const body = der(sequence, facts, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`,
  };
}
