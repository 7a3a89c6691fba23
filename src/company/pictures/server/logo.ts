import sharp, { type Sharp } from 'sharp';
import { logoBox, shownLogoWidth } from '#kit/wire/uploaded-picture.ts';
import { decode } from './photo.ts';

export interface DecodedLogo {
  width: number;
  height: number;
  /** For emails, print and icons. */
  png: Buffer;
  webp: Buffer;
  /** See `Logo`. */
  ink: string;
  ground: string | null;
}

/** Large enough for the box after its margins are cut off. */
const longestSide = 2400;

/** Cuts off the margins and makes a logo's files. Checked like a photo; throws as `readPhoto`. */
export function readLogo(bytes: Uint8Array, client = ''): Promise<DecodedLogo> {
  return decode(bytes, longestSide, client, async (upright) => {
    const whole = await raw(upright.toColourspace('srgb').ensureAlpha());
    const corner = [...whole.data.subarray(0, 4)];
    const trimmed = await raw(sharp(whole.data, { raw: whole.info }).trim({ threshold: 12 }));
    const ground = corner[3] === 255 ? hex(corner) : null;
    const png = await sharp(trimmed.data, { raw: trimmed.info })
      .resize({ ...logoBox, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = png.info;
    const webp = await sharp(png.data)
      .resize({ width: shownLogoWidth(width, height) })
      .webp({ quality: 88, effort: 6 })
      .toBuffer();
    // A small copy, since the loop holds the event loop.
    const few = await raw(sharp(png.data).resize({ width: 64, height: 64, fit: 'inside' }).ensureAlpha());
    return { width, height, png: png.data, webp, ink: meanColor(few.data), ground };
  });
}

const raw = (picture: Sharp) => picture.raw().toBuffer({ resolveWithObject: true });

/** `pixels` holds red, green, blue and alpha. Transparent pixels count less. */
function meanColor(pixels: Buffer): string {
  const sums = [0, 0, 0];
  let visible = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!;
    visible += alpha;
    for (let channel = 0; channel < 3; channel++) sums[channel]! += pixels[at + channel]! * alpha;
  }
  return hex(sums.map((sum) => Math.round(sum / Math.max(1, visible))));
}

const hex = (channels: readonly number[]) =>
  `#${channels
    .slice(0, 3)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
