import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { projectRoot } from '#server/project-root.ts';
import { brandColors } from '#shared/content/brand.ts';
import { business } from '#shared/content/business.ts';
import { shareCardSize } from '#shared/share-card.ts';
import { drawText } from './card-text.ts';
import type { Mask } from './fill-outline.ts';
import { defaultPicture, type ShareCard } from './share-card.ts';

const publicFolder = new URL('public/', projectRoot);
const color = { ...brandColors, white: '#ffffff' };
const { width, height } = shareCardSize;
const margin = 64;
const pictureWidth = 500;
const markSize = 84;
const titleTop = margin + markSize + 28;
/** At least 64 px, which is 16 where a card is shown 300 px wide. */
const titleBox = {
  sizes: [92, 82, 72, 64],
  width: width - pictureWidth - 2 * margin,
  height: height - margin - titleTop,
};
const nameBox = { sizes: [38], width: 420, height: markSize };

/** Mark, name and title on the left, the picture on the right; a JPEG. */
export async function drawShareCard({ title, picture }: ShareCard): Promise<Buffer<ArrayBuffer>> {
  const [name, heading] = await Promise.all([drawText(business.name, nameBox), drawText(title, titleBox)]);
  const headingTop = titleTop + Math.round((titleBox.height - heading.height) / 2);
  const layers: OverlayOptions[] = [
    { input: await photo(picture), left: width - pictureWidth, top: 0 },
    { input: await mark(), left: margin, top: margin },
    await inked(name, color.sun, margin + markSize + 20, margin + Math.round((markSize - name.height) / 2)),
    await inked(heading, color.white, margin, headingTop),
  ];
  const card = sharp({ create: { width, height, channels: 3, background: color.tealDeep } });
  const bytes = await card
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return bytes as Buffer<ArrayBuffer>;
}

/** An article may name a picture that there is not. */
async function photo(name: string): Promise<Buffer> {
  const read = (picture: string) => readFile(new URL(`pictures/${picture}.jpg`, publicFolder));
  const jpeg = await read(name).catch(() => read(defaultPicture));
  return sharp(jpeg).resize(pictureWidth, height).toBuffer();
}

const mark = async () =>
  sharp(await readFile(new URL('icon-512.png', publicFolder)))
    .resize(markSize)
    .toBuffer();

/** The mask in one colour. */
async function inked(mask: Mask, fill: string, left: number, top: number): Promise<OverlayOptions> {
  const { width, height } = mask;
  const input = await sharp({ create: { width, height, channels: 3, background: fill } })
    .joinChannel(mask.alpha, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left, top };
}
