import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createMiddleware } from 'hono/factory';
import { getMimeType } from 'hono/utils/mime';
import { acceptedEncoding, matchesEtag } from '#server/http/negotiate.ts';
import type { CachedPage, Encoding } from '#server/http/page-cache.ts';

interface BuiltFile {
  body: Buffer<ArrayBuffer>;
  /** Written by the build beside a text; a font or picture has none. */
  packed: Partial<Record<Encoding, Buffer<ArrayBuffer>>>;
  /** What has one tag and one body is given again by itself (`repeated-answers.ts`). */
  asPage?: CachedPage;
  type: string;
}

const endings: Record<Encoding, string> = { br: '.br', zstd: '.zst', gzip: '.gz' };

/**
 * The scripts, styles, fonts and pictures of a build, from memory, in the encoding that the client likes best. Their
 * names carry their hash, so a name is a tag and the answer holds for ever.
 */
export function builtFiles(folder: string, ownHeaders: Record<string, string> = {}) {
  const read = new Map<string, BuiltFile>();
  return createMiddleware(async (c, next) => {
    const { path } = c.req;
    if (!/^\/[\w-]+\/[\w-]+(\.[\w-]+)*$/.test(path)) return next();
    const file = read.get(path) ?? (await readBuilt(join(folder, path)));
    if (!file) return next();
    read.set(path, file);
    const wanted = acceptedEncoding(c.req.header('Accept-Encoding'));
    const packed = wanted ? file.packed[wanted] : undefined;
    const etag = `"${basename(path)}${packed ? `-${wanted}` : ''}"`;
    const headers = {
      ...ownHeaders,
      'Content-Type': file.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...(Object.keys(file.packed).length > 0 && { Vary: 'Accept-Encoding' }),
      ETag: etag,
    };
    if (file.asPage) c.set('cachedPage', file.asPage);
    if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
    if (!packed) return c.body(file.body, 200, headers);
    return c.body(packed, 200, { ...headers, 'Content-Encoding': wanted! });
  });
}

/** Null where the build has no such file. */
async function readBuilt(path: string): Promise<BuiltFile | null> {
  const body = await readIfThere(path);
  if (!body) return null;
  const packed: BuiltFile['packed'] = {};
  for (const encoding of Object.keys(endings) as Encoding[]) {
    const found = await readIfThere(path + endings[encoding]);
    if (found) packed[encoding] = found;
  }
  return {
    body,
    packed,
    ...(Object.keys(packed).length === 0 && { asPage: pageOf(body, basename(path)) }),
    type: getMimeType(path) ?? 'application/octet-stream',
  };
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
