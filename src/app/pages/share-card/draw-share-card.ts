import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import type { BrandIcon } from '#app/pages/brand-icon/brand-icon.ts';
import { drawBrandIcon } from '#app/pages/brand-icon/draw-brand-icon.ts';
import type { FileStore } from '#kit/files/store.ts';
import { projectRoot } from '#kit/project-root.ts';
import { shareCardSize } from '#kit/wire/share-card.ts';
import { drawText } from './card-text.ts';
import type { ShareCard } from './share-card.ts';

const { width, height } = shareCardSize;
const margin = 64;
const pictureWidth = 500;
const markSize = 84;
const nameBox = {
  left: margin + markSize + 20,
  top: margin,
  width: 420,
  height: markSize,
  sizes: [38],
};
const titleTop = margin + markSize + 40;
const titleBox = {
  left: margin,
  top: titleTop,
  width: width - pictureWidth - 2 * margin,
  height: height - margin - titleTop,
  color: '#ffffff',
  // At least 64 px, which is 16 where a card is shown 300 px wide.
  sizes: [92, 82, 72, 64],
};

/** Mark, name and title on the left, the picture on the right; a JPEG. */
export async function drawShareCard(
  files: FileStore,
  { name, icon, ground, nameColor, title, picture }: ShareCard,
): Promise<Buffer<ArrayBuffer>> {
  const layers = await Promise.all([
    photo(files, picture),
    mark(files, icon),
    drawText(name, { ...nameBox, color: nameColor }),
    drawText(title, titleBox),
  ]);
  const card = sharp({ create: { width, height, channels: 3, background: ground } });
  const bytes = await card
    .composite(layers.filter((layer) => layer !== null))
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return bytes as Buffer<ArrayBuffer>;
}

/** Shows no piece of furniture that the company may not clean; used if an article's own picture doesn't exist. */
const neutralPicture = 'pictures/gentle-things.jpg';

async function photo(files: FileStore, path: string): Promise<OverlayOptions> {
  const upload = path.startsWith('/uploads/') && (await files.read(path.slice('/uploads/'.length)));
  const own = upload || (await readPublic(path.slice(1)).catch(() => null));
  const picture = sharp(own ?? (await readPublic(neutralPicture)));
  return { input: await picture.resize(pictureWidth, height).toBuffer(), left: width - pictureWidth, top: 0 };
}

async function mark(files: FileStore, icon: BrandIcon | null): Promise<OverlayOptions> {
  const bytes = await (icon ? drawBrandIcon(files, icon, 'icon-512') : readPublic('icon-512.png'));
  return { input: await sharp(bytes).resize(markSize).toBuffer(), left: margin, top: margin };
}

const readPublic = (path: string) => readFile(new URL(`public/${path}`, projectRoot));
