import sharp from 'sharp';
import { pictureLongestSide, pictureVariantWidths } from '#kit/wire/uploaded-picture.ts';
import { decode } from './photo.ts';

export interface Picture {
  width: number;
  height: number;
  /** For mail programs, feeds and other sites without support for newer formats. */
  jpeg: Buffer;
  webps: { width: number; bytes: Buffer }[];
}

/** A picture for public pages, in every width they use. Checked like a photo; throws as `readPhoto`. */
export function readPicture(bytes: Uint8Array, client = ''): Promise<Picture> {
  return decode(bytes, pictureLongestSide, client, async (upright) => {
    const { data, info } = await upright.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const pixels = () => sharp(data, { raw: { width, height, channels } });
    const webps = [];
    for (const each of pictureVariantWidths(width)) {
      webps.push({
        width: each,
        bytes: await pixels().resize({ width: each }).webp({ quality: 80 }).toBuffer(),
      });
    }
    const jpeg = await pixels()
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82, progressive: true })
      .toBuffer();
    return { width, height, jpeg, webps };
  });
}
