/**
 * `node scripts/brand.ts`: writes the favicon and the icons to public/, from the vector mark in art/. Run it after a
 * change of the mark; commit the result.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const logo = await readFile('art/logo.svg', 'utf8');
const favicon = await readFile('art/favicon.svg');

await writeFile('public/favicon.svg', favicon);
await writeFile('public/favicon.ico', toIco(await raster(favicon, 32)));
// iOS rounds the corners itself and paints transparent pixels black.
const square = logo.replace(' rx="24"', '');
await writeFile('public/apple-touch-icon.png', await raster(square, 180));
await writeFile('public/icon-192.png', await raster(logo, 192));
await writeFile('public/icon-512.png', await raster(logo, 512));
// Android cuts a circle out of it.
await writeFile('public/icon-maskable.png', await raster(square, 512));
await writeFile('public/icon-badge.png', await silhouette(square, 96));

function raster(svg: string | Buffer, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 600 }).resize(size).png({ compressionLevel: 9 }).toBuffer();
}

/** An .ico with one PNG inside. */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Android shows only which pixels of a badge are opaque: all that differ from the ground of the mark. */
async function silhouette(svg: string, size: number): Promise<Buffer> {
  const { data } = await sharp(await raster(svg, size))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3);
  const distances = Array.from({ length: size * size }, (_, pixel) =>
    Math.hypot(...ground.map((value, channel) => data[pixel * 3 + channel]! - value)),
  );
  const farthest = Math.max(...distances);
  const pixels = Buffer.from(distances.flatMap((far) => [255, 255, 255, Math.round((far / farthest) * 255)]));
  return sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
