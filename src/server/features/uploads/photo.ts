import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '#server/errors.ts';
import { uploadLimits } from '#shared/uploads.ts';
import { createFairQueue } from './fair-queue.ts';

export interface Photo {
  bytes: Buffer;
  width: number;
  height: number;
}

const longestSide = 2400;

/** Decoding takes a core and much memory, so few run and few wait. */
const inTurn = createFairQueue({ atOnce: 2, atOncePerClient: 1, waiting: 20, waitingPerClient: 10 });

/** An ordinary picture takes one or two. */
const longestSeconds = 10;

/** The most megapixels with four channels of eight bits. */
const largestBytes = uploadLimits.megapixels * 1e6 * 4;

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
  return inTurn(client, async () => {
    try {
      const picture = sharp(bytes, {
        failOn: 'error',
        limitInputPixels: uploadLimits.megapixels * 1e6,
        pages: 1,
      });
      checkSize(await picture.metadata());
      const upright = picture
        .timeout({ seconds: longestSeconds })
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
      return await encode(upright);
    } catch (error) {
      throw error instanceof AppError ? error : refusal(bytes, String(error));
    }
  });
}

/** Checks bytes too, since deep pixels take more time and memory. */
function checkSize({ width, height, channels, depth }: Metadata): void {
  if (width * height * channels * (bytesOf[depth] ?? 8) <= largestBytes) return;
  throw new AppError(
    'too-large',
    'This photo has more than 8 bits per color and too many pixels. Please send a smaller copy.',
  );
}

/** Bytes per channel of a pixel, by libvips' names; others take eight. */
const bytesOf: Partial<Record<string, number>> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
};

function refusal(bytes: Uint8Array, reason: string): AppError {
  if (/exceeds pixel limit/i.test(reason)) {
    return new AppError(
      'too-large',
      `This photo has more than ${uploadLimits.megapixels} megapixels. Please send a smaller copy.`,
    );
  }
  if (/timeout/i.test(reason)) {
    return new AppError(
      'too-large',
      'This photo takes too long to read. Please send a smaller copy, or a JPG.',
    );
  }
  if (isHeic(bytes)) {
    return new AppError(
      'unsupported-media-type',
      'We can’t read HEIC photos. Please send a JPG: on an iPhone, choose Options, then Most Compatible.',
    );
  }
  return new AppError(
    'unsupported-media-type',
    'We can’t read this file. Please choose a JPG, PNG, GIF, WebP or AVIF picture.',
  );
}

/** The brand in the first box of an ISO media file. */
function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(hei[cxms]|hev[cx]|mif1|msf1)/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'));
}
