import sharp, { type Metadata, type Sharp } from 'sharp';
import { uploadLimits } from '#company/pictures/uploads.ts';
import { createQueue } from '#kit/http/queue.ts';
import { AppError, refuse } from '#kit/server/errors.ts';
import { decodeHeic, isHeic } from './heic.ts';
import { lacksItsEnd } from './jpeg-end.ts';

export interface Photo {
  bytes: Buffer;
  width: number;
  height: number;
}

const longestSide = 2400;

const inAMoment = { retryAfterSeconds: 10 };
const limits = {
  concurrencyPerKey: 1,
  maxWaiting: 20,
  maxWaitingPerKey: 10,
  onFull: (full: 'queue' | 'key') =>
    full === 'key'
      ? refuse('too-many-requests', 'manyPhotos', inAMoment)
      : refuse('unavailable', 'manyVisitors', inAMoment),
};

/** Decoding takes a core and much memory, so few run and few wait. The key is the client's network. */
const queue = createQueue({ ...limits, concurrency: 2 });

/** Large ones take up to a third of a gigabyte. */
const largeQueue = createQueue({ ...limits, concurrency: 1 });
const largePixels = 20e6;

/** An ordinary picture takes one or two. */
const longestSeconds = 10;
const mostPixels = uploadLimits.megapixels * 1e6;

/** WebAssembly takes 13 bytes and a microsecond per pixel, and tile by tile hardly any memory. */
const heicLimits = { pixels: uploadLimits.heicMegapixels * 1e6, tiledPixels: mostPixels, seconds: 60 };

/** The most megapixels with four channels of eight bits. */
const largestBytes = mostPixels * 4;

// Leaves libvips no other decoders, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
sharp.cache(false);

/**
 * Decodes a picture by its content, rotates it upright and encodes it as WebP, which drops metadata such as location,
 * further frames and trailing data. Throws 415 for an unknown format, 413 for too many pixels.
 */
export async function readPhoto(bytes: Uint8Array, client = ''): Promise<Photo> {
  return decode(bytes, longestSide, client, async (upright) => {
    const { data, info } = await upright.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
}

/**
 * Decodes a picture of `client` (its network) in the queue, upright and at most `side` wide and high, and passes it to
 * `encode`. Throws as `readPhoto`.
 */
export function decode<Result>(
  bytes: Uint8Array,
  side: number,
  client: string,
  encode: (upright: Sharp) => Promise<Result>,
): Promise<Result> {
  const decodeInQueue = async () => {
    const decodeFrom = async (picture: Sharp) => {
      const metadata = await picture.metadata();
      checkSize(metadata);
      const upright = picture
        .timeout({ seconds: longestSeconds })
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
      const isLarge = metadata.width * metadata.height > largePixels;
      return isLarge ? largeQueue.run(() => encode(upright), client) : encode(upright);
    };
    try {
      if (isHeic(bytes)) return await largeQueue.run(async () => decodeFrom(await openHeic(bytes)), client);
      return await decodeFrom(open(bytes, 'error')).catch(async (error) => {
        if (isTimeout(error) || error instanceof AppError) throw error;
        if (
          !(await largeQueue.run(() => lacksItsEnd(bytes, { mostPixels, seconds: longestSeconds }), client))
        )
          throw error;
        return decodeFrom(open(bytes, 'none'));
      });
    } catch (error) {
      throw error instanceof AppError ? error : refusal(bytes, String(error));
    }
  };
  return queue.run(decodeInQueue, client);
}

const open = (bytes: Uint8Array, failOn: 'none' | 'error') =>
  sharp(bytes, { failOn, limitInputPixels: mostPixels, pages: 1 });

/** At most as large as a JPEG that waits for no other, so that it does not wait for itself. */
async function openHeic(bytes: Uint8Array): Promise<Sharp> {
  const { data, ...size } = await decodeHeic(bytes, heicLimits);
  const side = Math.floor(Math.sqrt(largePixels));
  const raw = sharp(data, { raw: size }).removeAlpha();
  const smaller = raw.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).raw();
  const { data: pixels, info } = await smaller.toBuffer({ resolveWithObject: true });
  return sharp(pixels, { raw: info });
}

/** Checks bytes too, since deep pixels take more time and memory. */
function checkSize({ width, height, channels, depth }: Metadata): void {
  if (width * height * channels * (sizes[depth] ?? 8) <= largestBytes) return;
  throw refuse('too-large', 'photoTooDeep');
}

/** Bytes per channel of a pixel, by libvips' names; others take eight. */
const sizes: Partial<Record<string, number>> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
};

const isTimeout = (error: unknown) => /timeout/i.test(String(error));

function refusal(bytes: Uint8Array, reason: string): AppError {
  if (/exceeds pixel limit/i.test(reason)) {
    const most = reason.includes('without tiles') ? uploadLimits.heicMegapixels : uploadLimits.megapixels;
    return refuse('too-large', ['photoTooBig', most]);
  }
  if (isTimeout(reason)) return refuse('too-large', 'photoTooSlow');
  return refuse('unsupported-media-type', isHeic(bytes) ? 'photoHeic' : 'photoUnreadable');
}
