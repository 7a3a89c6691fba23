import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { getMimeType } from 'hono/utils/mime';
import { readByteRange } from '#server/http/byte-range.ts';
import type { Encoding } from '#server/http/compress.ts';
import { acceptedEncoding, isKnownToClient } from '#server/http/negotiate.ts';
import type { CachedPage } from '#server/http/page-cache.ts';

interface BuiltFile {
  body: Buffer<ArrayBuffer>;
  /** Written by the build beside a text; a font or picture has none. */
  packed: Partial<Record<Encoding, Buffer<ArrayBuffer>>>;
  /** What has one tag and one body is given again by itself (`repeated-answers.ts`). */
  asPage?: CachedPage;
  type: string;
  /** The same on every instance. Packed, it is another body with another tag. */
  tag: string;
  /** Of a file whose name says nothing of what is in it; as `Last-Modified` has it. */
  modified?: string;
}

interface Served {
  headers?: Record<string, string>;
  /** Their names do not carry their hash. */
  isUnhashed?: true;
}

const endings: Record<Encoding, string> = { br: '.br', zstd: '.zst', gzip: '.gz' };

/**
 * The files of a build, from memory, in the encoding that the client likes best. Where a name carries the hash, it is
 * a tag and the answer holds for ever. A film is fetched in parts: Safari plays it no other way.
 */
export function builtFiles(folder: string, { headers: ownHeaders = {}, isUnhashed }: Served = {}) {
  const read = new Map<string, BuiltFile>();
  return createMiddleware(async (c, next) => {
    const { path } = c.req;
    if (!/^(\/[\w-]+)?\/[\w-]+(\.[\w-]+)*$/.test(path)) return next();
    const file = read.get(path) ?? (await readBuilt(join(folder, path), isUnhashed));
    if (!file) return next();
    read.set(path, file);
    const wanted = acceptedEncoding(c.req.header('Accept-Encoding'));
    const packed = wanted ? file.packed[wanted] : undefined;
    const etag = `"${file.tag}${packed ? `-${wanted}` : ''}"`;
    const { modified } = file;
    const headers = {
      ...ownHeaders,
      'Content-Type': file.type,
      'Cache-Control': modified ? 'public, max-age=86400' : 'public, max-age=31536000, immutable',
      ...(Object.keys(file.packed).length > 0 && { Vary: 'Accept-Encoding' }),
      ETag: etag,
      ...(modified && { 'Last-Modified': modified, 'Accept-Ranges': 'bytes' }),
    };
    if (file.asPage) c.set('cachedPage', file.asPage);
    if (isKnownToClient(c, etag, modified)) return c.body(null, 304, headers);
    if (packed) return c.body(packed, 200, { ...headers, 'Content-Encoding': wanted! });
    return modified ? answerPart(c, file.body, headers) : c.body(file.body, 200, headers);
  });
}

/** The part that is asked for, where the client has the rest of this very body; else all of it. */
function answerPart(
  c: Context,
  body: BuiltFile['body'],
  headers: { ETag: string; 'Last-Modified'?: string },
): Response {
  const known = c.req.header('If-Range');
  const isAsked =
    c.req.method === 'GET' && (!known || known === headers.ETag || known === headers['Last-Modified']);
  const range = isAsked ? readByteRange(c.req.header('Range'), body.length) : undefined;
  if (range === null)
    return c.body(null, 416, { 'Content-Range': `bytes */${body.length}`, 'Cache-Control': 'no-store' });
  // HEAD has no body to take the length from.
  if (!range) return c.body(body, 200, { ...headers, 'Content-Length': String(body.length) });
  const { start, end } = range;
  return c.body(body.subarray(start, end), 206, {
    ...headers,
    'Content-Range': `bytes ${start}-${end - 1}/${body.length}`,
  });
}

/** Null where the build has no such file. */
async function readBuilt(path: string, isUnhashed?: true): Promise<BuiltFile | null> {
  const body = await readIfThere(path);
  if (!body) return null;
  const packed: BuiltFile['packed'] = {};
  for (const encoding of Object.keys(endings) as Encoding[]) {
    const found = await readIfThere(path + endings[encoding]);
    if (found) packed[encoding] = found;
  }
  const file = { body, packed, type: getMimeType(path) ?? 'application/octet-stream' };
  if (isUnhashed) {
    const tag = createHash('sha1').update(body).digest('base64url');
    return { ...file, tag, modified: (await stat(path)).mtime.toUTCString() };
  }
  const tag = basename(path);
  return { ...file, tag, ...(Object.keys(packed).length === 0 && { asPage: pageOf(body, tag) }) };
}

const pageOf = (body: Buffer<ArrayBuffer>, name: string): CachedPage => ({
  etag: `"${name}"`,
  body,
  encoded: async () => body,
  packAhead: async () => {},
  packed: () => undefined,
  isKept: true,
  isFile: true,
});

const readIfThere = (path: string) => readFile(path).catch(() => null);
