import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';

interface TextBox {
  left: number;
  top: number;
  width: number;
  height: number;
  color: string;
  /** Pixels, the largest first. */
  sizes: readonly number[];
}

// Pango ignores a WOFF file and reports nothing.
const fontfile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
);

/** Pango draws a box with a number for a character that the font lacks. */
const notInFont =
  /[^[\s!-~¡-žƠơƯưǍǎȘ-țȷẀ-ẅẞ-ỹ–—‘’‚“”„†‡•…‰′″‹›⁰⁴-⁹₀-₉⅓⅔⅛-⅞€₫₱₹₺₽₿№™←-↓−≈≠≤≥]--[¤\u00adĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧẟ]]/gv;

export const drawableText = (text: string): string =>
  text.normalize('NFC').replace(notInFont, '').replace(/\s+/g, ' ').trim();

/** At the largest size that fits; at the smallest, as much as fits and an ellipsis. Null if nothing is left to draw. */
export async function drawText(title: string, box: TextBox): Promise<OverlayOptions | null> {
  const text = drawableText(title);
  if (!text) return null;
  for (const size of box.sizes) {
    const drawn = await draw(text, size, box);
    if (drawn.fits) return drawn.layer;
  }
  const beginning = (length: number) => draw(`${text.slice(0, length).trimEnd()}…`, box.sizes.at(-1)!, box);
  let fitting = 1;
  let tooLong = text.length;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if ((await beginning(middle)).fits) fitting = middle;
    else tooLong = middle;
  }
  return (await beginning(fitting)).layer;
}

/** In the vertical middle of the box. A word too long for a line breaks only at the smallest size. */
async function draw(text: string, size: number, { left, top, width, height, color, sizes }: TextBox) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${Math.round(size * -16.4)}">${escaped}</span>`,
      font: `Bricolage Grotesque Bold ${size}px`,
      fontfile,
      width,
      wrap: size === sizes.at(-1) ? 'word-char' : 'word',
      spacing: Math.round(size * -0.1),
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    fits: info.width <= width && info.height <= height,
    layer: { input: data, raw: info, left, top: top + Math.round((height - info.height) / 2) },
  };
}
