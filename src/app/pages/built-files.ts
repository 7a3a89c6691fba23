import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { getMimeType } from 'hono/utils/mime';
import { readByteRange } from '#kit/http/byte-range.ts';
import type { CachedResponse } from '#kit/http/cached-response.ts';
import type { Bytes, Encoding } from '#kit/http/compress.ts';
import { acceptedEncoding, isKnownToClient } from '#kit/http/negotiate.ts';
import { respondCached } from '#kit/http/respond-cached.ts';
import type { ResponseCache } from '#kit/http/response-cache.ts';

interface Options {
  headers?: Record<string, string>;
  /** Their names do not contain a hash of their content. */
  isUnhashed?: true;
}

const endings: Record<Encoding, string> = { br: '.br', zstd: '.zst', gzip: '.gz' };
const forDay = { 'Cache-Control': 'public, max-age=86400', 'Accept-Ranges': 'bytes' };
const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The files of a build in the best encoding. */
export function builtFiles(
  pages: ResponseCache,
  folder: string,
  { headers: ownHeaders = {}, isUnhashed }: Options = {},
) {
  return createMiddleware(async (c, next) => {
    const { path } = c.req;
    if (!/^(\/[\w-]+)?\/[\w-]+(\.[\w-]+)*$/.test(path)) return next();
    const file = await pages.get(path, [], () => readBuilt(join(folder, path), isUnhashed));
    if (!file) return next();
    const headers = {
      ...ownHeaders,
      'Content-Type': getMimeType(path) ?? 'application/octet-stream',
      ...(isUnhashed ? forDay : forever),
    };
    return isUnhashed || file.compressed ? respondFile(c, file, headers) : respondCached(c, file, headers);
  });
}

/** With a tag for each encoding. A film is fetched in ranges, since Safari plays it no other way. */
async function respondFile(
  c: Context,
  file: CachedResponse,
  ownHeaders: Record<string, string>,
): Promise<Response> {
  const encoding = acceptedEncoding(c.req.header('Accept-Encoding'));
  const compressed = encoding && (await file.compressed?.(encoding));
  const headers = {
    ...ownHeaders,
    ...file.headers,
    ETag: compressed ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag,
    ...(file.compressed && { Vary: 'Accept-Encoding' }),
  };
  if (isKnownToClient(c, headers.ETag, file.headers['Last-Modified'])) return c.body(null, 304, headers);
  if (compressed) return c.body(compressed, 200, { ...headers, 'Content-Encoding': encoding });
  return 'Accept-Ranges' in ownHeaders
    ? respondRange(c, file.body, headers)
    : c.body(file.body, 200, headers);
}

/** The requested range, unless the client has begun to fetch another version of the file. */
function respondRange(
  c: Context,
  body: Bytes,
  headers: { ETag: string; 'Last-Modified'?: string },
): Response {
  const known = c.req.header('If-Range');
  const isAsked =
    c.req.method === 'GET' && (!known || known === headers.ETag || known === headers['Last-Modified']);
  const range = isAsked ? readByteRange(c.req.header('Range'), body.length) : undefined;
  if (range === null)
    return c.body(null, 416, { 'Content-Range': `bytes */${body.length}`, 'Cache-Control': 'no-store' });
  // A response to HEAD has no body to take the length from.
  if (!range) return c.body(body, 200, { ...headers, 'Content-Length': String(body.length) });
  const { start, end } = range;
  return c.body(body.subarray(start, end), 206, {
    ...headers,
    'Content-Range': `bytes ${start}-${end - 1}/${body.length}`,
  });
}

/** Null where the build has no such file. */
async function readBuilt(path: string, isUnhashed?: true): Promise<CachedResponse | null> {
  const body = await readIfThere(path);
  if (!body) return null;
  const encodings: Partial<Record<Encoding, Bytes>> = {};
  for (const encoding of Object.keys(endings) as Encoding[]) {
    const compressed = await readIfThere(path + endings[encoding]);
    if (compressed) encodings[encoding] = compressed;
  }
  const isCompressed = Object.keys(encodings).length > 0;
  return {
    body,
    ...(isCompressed && { compressed: (encoding) => encodings[encoding] ?? null }),
    etag: isUnhashed ? getEtag(body) : `"${basename(path)}"`,
    headers: isUnhashed ? { 'Last-Modified': (await stat(path)).mtime.toUTCString() } : {},
  };
}

const getEtag = (body: Bytes) => `"${createHash('sha1').update(body).digest('base64url')}"`;

const readIfThere = (path: string) => readFile(path).catch(() => null);
