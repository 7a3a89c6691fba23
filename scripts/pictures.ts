/**
 * `node scripts/pictures.ts`: writes public/pictures and src/company/pictures/site/pictures.ts from art/*.jpg.
 * Run it after a change in art/ and commit the result, so a start needs no encoding.
 * It skips up-to-date pictures and removes those whose master is gone. A full run takes some minutes.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';

const masters = 'art';
const derivatives = 'public/pictures';
const manifest = 'src/company/pictures/site/pictures.ts';

/**
 * Largest bytes of an AVIF per width in px. The budgets are those of a hero: on a phone seven packets with headers,
 * which a slow line brings in the round trip of the fonts; 65 kB on a desktop.
 */
const budgets = { 480: 9_850, 656: 9_850, 960: 44_000, 1280: 65_000, 1600: 85_000 };

/**
 * Tried from best to lowest. Below the lowest, walls show blocks and carpets lose their pile; it may exceed the
 * budget.
 */
const qualities = [66, 60, 55, 50, 48, 46, 42, 38, 34];

/** 2% larger than at effort 5, in a fifth of the time. */
const effort = 3;

const share = { width: 1200, quality: 78 };

interface Picture {
  name: string;
  width: number;
  height: number;
  hash: string;
  widths: number[];
  placeholder: string;
}

await mkdir(derivatives, { recursive: true });
const files = (await readdir(masters)).filter((file) => file.endsWith('.jpg')).sort();
const pictures: Picture[] = [];
const current = new Set<string>();
for (const file of files) {
  const master = await readFile(join(masters, file));
  const picture = await describe(basename(file, '.jpg'), master);
  for (const derivative of await derive(picture, master)) current.add(derivative);
  pictures.push(picture);
}
for (const file of await readdir(derivatives)) {
  if (!current.has(file)) await rm(join(derivatives, file));
}
await writeFile(manifest, toSource(pictures));

async function describe(name: string, master: Buffer): Promise<Picture> {
  const { width, height } = await sharp(master).metadata();
  const recipe = JSON.stringify({ budgets, qualities, effort, share });
  const hash = createHash('sha256').update(recipe).update(master).digest('hex').slice(0, 8);
  const widths = [...new Set(Object.keys(budgets).map((target) => Math.min(Number(target), width)))];
  const tiny = await sharp(master).resize(12).webp({ quality: 5, effort: 6 }).toBuffer();
  return {
    name,
    width,
    height,
    hash,
    widths,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}

/** Returns the names of all files of the picture, and writes the missing ones. */
async function derive({ name, hash, widths }: Picture, master: Buffer): Promise<string[]> {
  const written: string[] = [];
  for (const width of widths) {
    const file = `${name}.${hash}-${width}.avif`;
    written.push(file);
    if (existsSync(join(derivatives, file))) continue;
    const bytes = await withinBudget(await sharp(master).resize(width).png().toBuffer(), width);
    await writeFile(join(derivatives, file), bytes);
    console.log(`${file} ${(bytes.length / 1000).toFixed(1)} kB`);
  }
  // This name has no hash, so an older file may exist: written each time.
  const jpeg = `${name}.jpg`;
  written.push(jpeg);
  const shared = sharp(master).resize(share.width).jpeg({ quality: share.quality, mozjpeg: true });
  await writeFile(join(derivatives, jpeg), await shared.toBuffer());
  return written;
}

async function withinBudget(pixels: Buffer, width: number): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await encode(pixels, quality);
    if (bytes.length <= getBudget(width)) break;
  }
  return bytes;
}

/** A width capped by its master gets the budget of the next larger width. */
function getBudget(width: number): number {
  const [, budget] = Object.entries(budgets).find(([target]) => Number(target) >= width) ?? [];
  if (budget === undefined) throw new Error(`No budget for ${width} px`);
  return budget;
}

/** Ten bits per channel cost nothing and avoid banding in gradients. */
function encode(pixels: Buffer, quality: number): Promise<Buffer> {
  return sharp(pixels).avif({ quality, effort, chromaSubsampling: '4:2:0', bitdepth: 10 }).toBuffer();
}

function toSource(all: Picture[]): string {
  const entries = all.map(
    ({ name, width, height, hash, widths, placeholder }) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: {
    width: ${width},
    height: ${height},
    hash: '${hash}',
    widths: [${widths.join(', ')}],
    placeholder:
      '${placeholder}',
  },
`,
  );
  return `// Made by \`node scripts/pictures.ts\` from art/*.jpg; not to be edited by hand.
export const pictures = {
${entries.join('')}} as const;

export type PictureName = keyof typeof pictures;
`;
}
