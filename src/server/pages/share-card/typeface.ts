import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph, type GlyphRun } from 'fontkit';
import type { Point } from './fill-outline.ts';

/** The headings' typeface: Latin letters, then what else it has. A character that neither has is left out. */
type Typeface = readonly Font[];

const files = ['latin', 'latin-ext'].map(
  (subset) => `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-700-normal.woff2`,
);
const { resolve } = createRequire(import.meta.url);

/** Of the line height. */
const letterSpacing = -0.016;

let opened: Promise<Typeface> | undefined;

/** Read once, at the first card, and never from the system: a bare server has no fonts. */
export function openTypeface(): Promise<Typeface> {
  opened ??= Promise.all(files.map(async (file) => create(await readFile(resolve(file))) as Font));
  return opened;
}

/** In pixels, kerning included. */
export const widthOf = (typeface: Typeface, line: string, px: number): number =>
  shape(typeface, line, px).reduce((sum, { run, scale }) => {
    return sum + run.advanceWidth * scale + run.glyphs.length * letterSpacing * px;
  }, 0);

/** Closed outlines in pixels, y downwards. */
export function outlineOf(typeface: Typeface, line: string, px: number, baseline: number): Point[][] {
  let x = 0;
  return shape(typeface, line, px).flatMap(({ run, scale }) =>
    run.glyphs.flatMap((glyph, index) => {
      const { xOffset, xAdvance } = run.positions[index]!;
      const left = x + xOffset * scale;
      x += xAdvance * scale + letterSpacing * px;
      return contoursOf(glyph, ([gx, gy]) => [left + gx * scale, baseline - gy * scale]);
    }),
  );
}

/** The line in pieces of one font each. */
function shape(typeface: Typeface, line: string, px: number): { run: GlyphRun; scale: number }[] {
  const pieces: { font: Font; text: string }[] = [];
  for (const character of line.normalize('NFC')) {
    const font = typeface.find((each) => each.hasGlyphForCodePoint(character.codePointAt(0)!));
    const last = pieces.at(-1);
    if (font && last?.font === font) last.text += character;
    else if (font) pieces.push({ font, text: character });
  }
  return pieces.map(({ font, text }) => ({ run: font.layout(text), scale: px / font.unitsPerEm }));
}

/** Straight pieces that a curve becomes; at these sizes no corner shows. */
const piecesOfCurve = 8;

function contoursOf({ path }: Glyph, place: (point: Point) => Point): Point[][] {
  const contours: Point[][] = [];
  let at: Point = [0, 0];
  for (const { command, args } of path.commands) {
    if (command === 'moveTo') contours.push([]);
    const points: Point[] = [];
    for (let index = 0; index < args.length; index += 2) points.push(place([args[index]!, args[index + 1]!]));
    const pieces = points.length > 1 ? piecesOfCurve : 1;
    if (points.length > 0) {
      for (let piece = 1; piece <= pieces; piece += 1)
        contours.at(-1)!.push(onCurve([at, ...points], piece / pieces));
    }
    at = points.at(-1) ?? at;
  }
  return contours;
}

/** The point of a Bézier curve, or of a line, at `t`: de Casteljau's construction. */
function onCurve(controls: readonly Point[], t: number): Point {
  const [first, ...rest] = controls;
  if (rest.length === 0) return first!;
  return onCurve(
    rest.map(([x, y], index): Point => {
      const [fromX, fromY] = controls[index]!;
      return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
    }),
    t,
  );
}
