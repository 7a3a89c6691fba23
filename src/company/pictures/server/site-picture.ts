import sharp, { type OutputInfo } from 'sharp';
import { uploadField } from '#company/pictures/uploads.ts';
import { AppError } from '#kit/server/errors.ts';
import { sitePictureRatio, sitePictureVariantWidths } from '#kit/wire/uploaded-picture.ts';
import { decode } from './photo.ts';

/** Where the crop lies in what it leaves out, in percent from the left and the top. */
export interface CropPosition {
  x: number;
  y: number;
}

export interface DecodedSitePicture {
  width: number;
  height: number;
  /** From the narrowest to the whole picture. */
  avifs: { width: number; bytes: Buffer }[];
  jpeg: Buffer;
  /** A data URL. */
  placeholder: string;
}

const longestSide = 2400;
const widest = 1600;
/** On a desk a narrower one would look blurred. */
const narrowest = 800;

/** Sizes for the AVIF files, as `scripts/pictures.ts` makes those of the illustrations; a photo has more detail. */
const budgets = [
  { width: 656, wanted: 9_850, most: 30_000 },
  { width: 1280, wanted: 50_000, most: 65_000 },
  { width: 1600, wanted: 85_000, most: 110_000 },
] as const;

/** From best to lowest. Below `fair`, walls show blocks, so only the larger limit goes lower. */
const qualities = [60, 50, 42, 34, 24, 14, 6];
const fair = 34;

/**
 * Crops a picture to the shape of the site's places and makes its files. Checked like a photo; throws as `readPhoto`,
 * and 422 for a small one.
 */
export function readSitePicture(
  bytes: Uint8Array,
  client: string,
  position: CropPosition,
): Promise<DecodedSitePicture> {
  return decode(bytes, longestSide, client, async (upright) => {
    const { data, info } = await upright
      .toColourspace('srgb')
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const crop = getCrop(info, position);
    if (crop.width < narrowest) throw tooSmall(info);
    const cropped = sharp(data, { raw: info }).extract(crop);
    const whole = await cropped
      .resize({ width: Math.min(widest, crop.width) })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = whole.info;
    const scaled = (to: number) => sharp(whole.data, { raw: whole.info }).resize({ width: to });
    const avifs = [];
    for (const each of sitePictureVariantWidths(width)) {
      const pixels = await scaled(each).raw().toBuffer({ resolveWithObject: true });
      avifs.push({ width: each, bytes: await smallAvif(pixels, each) });
    }
    const jpeg = await scaled(Math.min(1200, width)).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
    const tiny = await scaled(12).webp({ quality: 5, effort: 6 }).toBuffer();
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
    return { width, height, avifs, jpeg, placeholder };
  });
}

interface Size {
  width: number;
  height: number;
}

function getCrop({ width, height }: Size, { x, y }: CropPosition) {
  const size = {
    width: Math.min(width, Math.round(height * sitePictureRatio)),
    height: Math.min(height, Math.round(width / sitePictureRatio)),
  };
  return {
    ...size,
    left: Math.round(((width - size.width) * x) / 100),
    top: Math.round(((height - size.height) * y) / 100),
  };
}

/** The best quality within the budget, found by halving. More effort or depth takes three times as long. */
async function smallAvif({ data, info }: { data: Buffer; info: OutputInfo }, width: number) {
  const { wanted, most } = budgets.find((budget) => width <= budget.width)!;
  const encode = (quality: number) =>
    sharp(data, { raw: info }).avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
  const fits = (bytes: Buffer, quality: number) => bytes.length <= (quality > fair ? wanted : most);
  let [best, low, high] = [await encode(qualities.at(-1)!), 0, qualities.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const bytes = await encode(qualities[middle]!);
    if (fits(bytes, qualities[middle]!)) {
      best = bytes;
      high = middle;
    } else low = middle + 1;
  }
  return best;
}

const tooSmall = ({ width, height }: Size) =>
  new AppError(
    'invalid-input',
    `This picture is too small: ${width} × ${height} pixels. Choose one that is at least ${narrowest} pixels wide.`,
    { errors: [{ path: uploadField, message: 'Choose a larger picture' }] },
  );
