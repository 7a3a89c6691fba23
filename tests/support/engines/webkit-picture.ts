import { open } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The top left corner of the virtual screen, which Xvfb keeps in a file in the format of xwd. */
export async function picture(folder: string, { width, height }: { width: number; height: number }) {
  const file = await open(join(folder, 'Xvfb_screen0'));
  try {
    const header = Buffer.alloc(100);
    await file.read(header, 0, 100, 0);
    const field = (index: number) => header.readUInt32BE(index * 4);
    const [headerSize, screenHeight, bytesPerLine, colors] = [
      field(0),
      field(5),
      field(12),
      field(19),
    ] as const;
    const lines = Math.min(height, screenHeight);
    const pixels = Buffer.alloc(lines * bytesPerLine);
    await file.read(pixels, 0, pixels.length, headerSize + colors * 12);
    const raw = { width: bytesPerLine / 4, height: lines, channels: 4 as const };
    const reversed = [
      [0, 0, 1],
      [0, 1, 0],
      [1, 0, 0],
    ] as const;
    return sharp(pixels, { raw })
      .extract({ left: 0, top: 0, width, height: lines })
      .removeAlpha()
      .recomb(reversed as never)
      .png()
      .toBuffer();
  } finally {
    await file.close();
  }
}
