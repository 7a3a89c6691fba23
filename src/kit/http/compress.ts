import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';

export type Encoding = 'br' | 'zstd' | 'gzip';
export type Bytes = Buffer<ArrayBuffer>;

/** `best` takes a third of a second for a long page, `least` a fraction of a millisecond. */
const levels = {
  br: { least: 1, best: 11 },
  zstd: { least: 1, best: 19 },
  gzip: { least: 1, best: 9 },
};
export type Effort = keyof (typeof levels)[Encoding];

/** With the least effort, a shorter body takes less time than the way to another thread and back. */
const longestInThread = 64 * 1024;

export function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Bytes> {
  const options = makeOptions[encoding](levels[encoding][effort], body.length);
  if (effort === 'least' && body.length <= longestInThread) {
    return Promise.resolve(inThread[encoding](body, options));
  }
  return elsewhere[encoding](body, options) as Promise<Bytes>;
}

const inThread = { br: brotliCompressSync, zstd: zstdCompressSync, gzip: gzipSync };
const elsewhere = {
  br: promisify(brotliCompress),
  zstd: promisify(zstdCompress),
  gzip: promisify(gzip),
};
const makeOptions: Record<Encoding, (level: number, size: number) => object> = {
  br: (level, size) => ({
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  }),
  zstd: (level) => ({ params: { [constants.ZSTD_c_compressionLevel]: level } }),
  gzip: (level) => ({ level }),
};
