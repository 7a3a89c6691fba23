import sharp, { type Sharp } from 'sharp';
import { AppError } from '#server/errors.ts';
import { uploadLimits } from '#shared/uploads.ts';

export interface Photo {
  bytes: Buffer;
  width: number;
  height: number;
}

const longestSide = 2400;
const atOnce = 2;
const waitingAtMost = 20;

// Whatever a file claims to be, libvips has no other decoder to open it with.
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
 * Decodes a picture by its content, turns it upright, and encodes it anew as WebP: metadata (places too), further
 * frames and anything hidden behind the picture are gone. Throws 415 for what is no picture we read, 413 for too many pixels.
 */
export async function readPhoto(bytes: Uint8Array): Promise<Photo> {
  return decode(bytes, longestSide, async (upright) => {
    const { data, info } = await upright.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
}

/** Opens a picture in its turn, upright and no larger than `side`, for `encode` to write anew. Throws as `readPhoto`. */
export function decode<Result>(
  bytes: Uint8Array,
  side: number,
  encode: (upright: Sharp) => Promise<Result>,
): Promise<Result> {
  return inTurn(async () => {
    try {
      const upright = sharp(bytes, {
        failOn: 'error',
        limitInputPixels: uploadLimits.megapixels * 1e6,
        pages: 1,
      })
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
      return await encode(upright);
    } catch (error) {
      throw refusal(bytes, String(error));
    }
  });
}

function refusal(bytes: Uint8Array, reason: string): AppError {
  if (/exceeds pixel limit/i.test(reason)) {
    return new AppError('too-large', `The picture has more than ${uploadLimits.megapixels} megapixels.`);
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

let running = 0;
const waiting: (() => void)[] = [];

/** Decoding takes a core and much memory, so few pictures are open at a time and few wait. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= waitingAtMost) {
      throw new AppError(
        'unavailable',
        'We’re receiving a lot of photos right now. Please try again in a moment.',
        {
          retryAfterSeconds: 10,
        },
      );
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
