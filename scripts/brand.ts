/**
 * `node scripts/brand.ts`: writes the favicon, the icons, the manifests of site and panel and the default Open Graph picture
 * to public/, from the vector mark and the couch in art/. Run it after a change of mark, name or slogan; commit the result.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { brandColors } from '#shared/content/brand.ts';
import { business } from '#shared/content/business.ts';
import { adminPaths } from '#shared/paths.ts';
import { barColors } from '#shared/theme.ts';

const { resolve } = createRequire(import.meta.url);

const icons = [192, 512].map((size) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
}));

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
await writeFile('public/site.webmanifest', `${JSON.stringify(webManifest(), null, 2)}\n`);
await writeFile('public/admin.webmanifest', `${JSON.stringify(panelManifest(), null, 2)}\n`);
await writeFile('public/og-default.jpg', await shareCard());

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

/** Browsers take the colors of the bars in light and dark from the panel's document. */
function panelManifest() {
  return {
    id: adminPaths.dashboard,
    name: `${business.name} panel`,
    short_name: business.shortName,
    start_url: adminPaths.dashboard,
    scope: adminPaths.dashboard,
    display: 'standalone',
    background_color: barColors.light,
    theme_color: barColors.light,
    icons: [
      ...icons,
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

function webManifest() {
  return {
    name: business.name,
    short_name: business.shortName,
    description: business.description,
    start_url: '/',
    display: 'browser',
    background_color: brandColors.paper,
    theme_color: brandColors.paper,
    icons,
  };
}

/** 1200 x 630 px: mark, name and slogan on the left, legible at a quarter of the size, the couch on the right. */
async function shareCard(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'share-card-'));
  try {
    const fontfile = await displayFont(folder);
    const write = (text: string, px: number, fill: string, width: number) =>
      sharp({
        text: {
          text: `<span foreground="${fill}" letter_spacing="${-16 * px}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`,
          font: `Bricolage Grotesque 96pt ExtraBold, ${px}px`,
          fontfile,
          width,
          rgba: true,
          wrap: 'word',
          spacing: Math.round(px * -0.16),
        },
      })
        .png()
        .toBuffer();
    return await sharp({
      create: { width: 1200, height: 630, channels: 3, background: brandColors.tealDeep },
    })
      .composite([
        {
          input: await sharp('art/couch-clean.jpg')
            .resize(945, 630)
            .extract({ left: 165, top: 0, width: 640, height: 630 })
            .toBuffer(),
          left: 560,
          top: 0,
        },
        { input: await raster(await readFile('art/logo-light.svg'), 112), left: 64, top: 60 },
        { input: await write(business.slogan, 84, '#ffffff', 440), left: 64, top: 212 },
        { input: await write(business.name, 40, brandColors.sun, 460), left: 64, top: 530 },
      ])
      .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The font of headings at one weight, as the TrueType file that the text renderer needs. */
async function displayFont(folder: string): Promise<string> {
  const family = 'bricolage-grotesque';
  const source = resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
  const file = join(folder, 'display.ttf');
  await writeFile(
    file,
    await subsetFont(await readFile(source), business.name + business.slogan, {
      targetFormat: 'sfnt',
      variationAxes: { wght: 700 },
    }),
  );
  return file;
}
