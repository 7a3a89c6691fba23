import sharp from 'sharp';

/** The rows that are compared. */
const size = 64;

/**
 * Whether a JPEG only lacks its end, as from a phone that was interrupted while it stored it: at most a quarter of the
 * rows is missing, for which libjpeg repeats the last color.
 */
export async function lacksItsEnd(
  bytes: Uint8Array,
  { mostPixels, seconds }: { mostPixels: number; seconds: number },
): Promise<boolean> {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  try {
    const picture = sharp(bytes, { failOn: 'none', limitInputPixels: mostPixels });
    const shrunk = picture.timeout({ seconds }).resize({ width: size, height: size, fit: 'fill' }).raw();
    const { data, info } = await shrunk.toBuffer({ resolveWithObject: true });
    const width = size * info.channels;
    const last = data.subarray(-info.channels);
    const isPlain = (row: number) =>
      data
        .subarray(row * width, (row + 1) * width)
        .every((value, index) => Math.abs(value - last[index % info.channels]!) <= 2);
    let plain = 0;
    while (plain < size && isPlain(size - 1 - plain)) plain += 1;
    // A picture of one color shows no end.
    return plain <= size / 4 || plain === size;
  } catch {
    return false;
  }
}
