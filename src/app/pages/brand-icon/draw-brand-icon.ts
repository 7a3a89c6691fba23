import sharp, { type OverlayOptions } from 'sharp';
import { drawText } from '#app/pages/share-card/card-text.ts';
import type { FileStore } from '#kit/files/store.ts';
import type { BrandIcon, IconFile } from './brand-icon.ts';

/** A PNG. Without its file, the letter stands in place of the logo. */
export async function drawBrandIcon(
  files: FileStore,
  icon: BrandIcon,
  file: IconFile,
): Promise<Buffer<ArrayBuffer>> {
  const [shape, pixels] = file.split('-');
  const size = Number(pixels);
  const box = Math.round(size * (shape === 'maskable' ? 0.56 : 0.78));
  const content = (await logoLayer(files, icon, box)) ?? (await letterLayer(icon, size, box));
  const layers: OverlayOptions[] = content ? [content] : [];
  if (shape === 'icon') layers.push({ ...roundCorners(size), blend: 'dest-in' });
  const square = { width: size, height: size, channels: 4, background: icon.ground } as const;
  const bytes = await sharp({ create: square }).composite(layers).png({ compressionLevel: 9 }).toBuffer();
  return bytes as Buffer<ArrayBuffer>;
}

async function logoLayer(files: FileStore, { logo }: BrandIcon, box: number): Promise<OverlayOptions | null> {
  const bytes = logo === null ? null : await files.read(logo);
  if (!bytes) return null;
  const input = await sharp(bytes).resize({ width: box, height: box, fit: 'inside' }).png().toBuffer();
  return { input, gravity: 'center' };
}

async function letterLayer({ letter }: BrandIcon, size: number, box: number) {
  const place = { left: 0, top: 0, width: size, height: size, color: '#ffffff' };
  const drawn = await drawText(letter, { ...place, sizes: [Math.round(box * 0.9)] });
  if (!drawn) return null;
  // Its own place is for lines of text, which begin at the left.
  const { left: _left, top: _top, ...letterOnly } = drawn;
  return { ...letterOnly, gravity: 'center' };
}

/** White, with clear corners; the edges are smooth. */
function roundCorners(size: number): OverlayOptions {
  const radius = size / 4;
  const data = Buffer.alloc(size * size * 4, 255);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [dx, dy] = [x, y].map((at) => Math.max(radius - at - 0.5, at + 0.5 - (size - radius), 0));
      const inside = Math.min(1, Math.max(0, radius - Math.hypot(dx!, dy!) + 0.5));
      data[(y * size + x) * 4 + 3] = Math.round(inside * 255);
    }
  }
  return { input: data, raw: { width: size, height: size, channels: 4 } };
}
