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
export type Packed = Promise<Buffer<ArrayBuffer>>;

/** `best` takes a third of a second for a long page, `quick` a few milliseconds, `least` a fraction of one. */
const levels = {
  br: { least: 1, quick: 5, best: 11 },
  zstd: { least: 1, quick: 3, best: 19 },
  gzip: { least: 1, quick: 6, best: 9 },
};
export type Effort = keyof (typeof levels)[Encoding];

/** Packed with the least effort, up to here the way to another thread and back would take longer than the work. */
const packedHereAtMost = 64 * 1024;

export function pack(body: Buffer, encoding: Encoding, effort: Effort): Packed {
  const options = optionsOf[encoding](levels[encoding][effort], body.length);
  if (effort === 'least' && body.length <= packedHereAtMost) {
    return Promise.resolve(packHere[encoding](body, options));
  }
  return packElsewhere[encoding](body, options) as Packed;
}

const packHere = { br: brotliCompressSync, zstd: zstdCompressSync, gzip: gzipSync };
const packElsewhere = {
  br: promisify(brotliCompress),
  zstd: promisify(zstdCompress),
  gzip: promisify(gzip),
};
const optionsOf: Record<Encoding, (level: number, size: number) => object> = {
  br: (level, size) => ({
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  }),
  zstd: (level) => ({ params: { [constants.ZSTD_c_compressionLevel]: level } }),
  gzip: (level) => ({ level }),
};
