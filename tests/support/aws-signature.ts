import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

type Signed = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * Checks a call's signature as S3 does (AWS Signature Version 4, in the Authorization header): null if it and the
 * body's hash are right. Written from AWS's specification, independently of the product's signing code.
 */
export function signatureFault(call: Signed, body: Buffer, { key, secret }: { key: string; secret: string }) {
  const { headers } = call;
  const parts =
    /Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), *SignedHeaders=([^,]+), *Signature=(\w+)/.exec(
      headers.authorization ?? '',
    );
  if (!parts) return 'AccessDenied';
  const [, credential, scope = '', names = '', signature] = parts;
  if (credential !== key) return 'InvalidAccessKeyId';
  if (headers['x-amz-content-sha256'] !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical(call, names))].join('\n');
  const signingKey = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(signingKey, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

function canonical({ method, url = '', headers }: Signed, names: string): string {
  const [path, query = ''] = url.split('?');
  const headerLines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const parameters = query
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('=').map(encoded).join('='));
  return [
    method,
    path,
    parameters.sort().join('&'),
    headerLines.join(''),
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
}

const encoded = (part: string) =>
  encodeURIComponent(decodeURIComponent(part.replaceAll('+', ' '))).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
