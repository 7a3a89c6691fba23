/** Location and credentials of an S3-compatible store. */
export interface S3Settings {
  /** Origin of every call, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  /** Goes before each name: empty, or with a trailing slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** True: `host/bucket/name`. False: `bucket.host/name`. */
  isPathStyle: boolean;
}

const options = ['region', 'tls', 'forcePathStyle'];

/**
 * Reads `s3://KEY:SECRET@host[:port]/bucket[/prefix][?region=…&tls=false&forcePathStyle=true]`; see docs/operations.md.
 * Throws an Error whose message continues the variable's name and contains no secret.
 */
export function readStorageUrl(text: string): S3Settings {
  if (!/^s3:\/\//.test(text)) throw new Error('must begin with s3://');
  if (!URL.canParse(text)) throw new Error('is no address; in key and secret write / as %2F');
  const url = new URL(text);
  const [accessKeyId, secretAccessKey] = [decoded(url.username), decoded(url.password)];
  if (!accessKeyId || !secretAccessKey)
    throw new Error('must carry a key and a secret: s3://KEY:SECRET@host/bucket');
  if (!/^[\w.:[\]-]+$/.test(url.host)) throw new Error('must name a host: s3://KEY:SECRET@host/bucket');
  const unknown = [...url.searchParams.keys()].find((name) => !options.includes(name));
  if (unknown !== undefined) throw new Error(`knows ${options.join(', ')} after the ?, and not ${unknown}`);
  const { bucket, prefix } = readPath(url.pathname);
  const isEncrypted = flag(url, 'tls') ?? !isLoopback(url.hostname);
  return {
    endpoint: `${isEncrypted ? 'https' : 'http'}://${url.host}`,
    bucket,
    prefix,
    region: url.searchParams.get('region') || regionOfAmazon(url.hostname) || 'us-east-1',
    accessKeyId,
    secretAccessKey,
    // A certificate for *.host does not cover a bucket with a dot in its name.
    isPathStyle: flag(url, 'forcePathStyle') ?? (!isAmazon(url.hostname) || bucket.includes('.')),
  };
}

function readPath(path: string): { bucket: string; prefix: string } {
  const [bucket = '', ...folders] = path.split('/').filter(Boolean);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new Error('must name a bucket, in small letters: s3://KEY:SECRET@host/bucket');
  }
  if (!folders.every((folder) => /^[\w-][\w.-]*$/.test(folder))) {
    throw new Error('has a prefix with other characters than letters, digits, dots, dashes and underscores');
  }
  return { bucket, prefix: folders.map((folder) => `${folder}/`).join('') };
}

function flag(url: URL, name: string): boolean | null {
  const value = url.searchParams.get(name);
  if (value === null || value === 'true' || value === 'false')
    return value === null ? null : value === 'true';
  throw new Error(`has ${name}=${value}, which must be true or false`);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error('has a % in key or secret that is not written as %25');
  }
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || host.startsWith('127.');
const isAmazon = (host: string) => /\.amazonaws\.com(\.cn)?$/.test(host);

/** `s3.eu-central-1.amazonaws.com`, `s3.dualstack.eu-central-1.amazonaws.com` */
const regionOfAmazon = (host: string) =>
  /^s3[.-](?:dualstack\.)?([a-z]+(?:-[a-z]+)+-\d)\.amazonaws\.com/.exec(host)?.[1];
