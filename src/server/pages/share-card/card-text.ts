import { fillOutline, type Mask } from './fill-outline.ts';
import { openTypeface, outlineOf, widthOf } from './typeface.ts';

interface TextBox {
  /** Pixels, the largest first; the first at which the text fits is taken. */
  sizes: readonly number[];
  width: number;
  height: number;
}

const lineHeight = 1.1;
/** From the top of the mask to the first baseline, and below the last one. */
const ascent = 0.9;
const descent = 0.25;

/** The text in lines. What does not fit even at the smallest size ends with an ellipsis. */
export async function drawText(text: string, { sizes, width, height }: TextBox): Promise<Mask> {
  const typeface = await openTypeface();
  const fitsAt = (px: number) => (line: string) => widthOf(typeface, line, px) <= width;
  const size =
    sizes.find((px) => {
      const lines = breakLines(text, fitsAt(px));
      return heightOf(lines.length, px) <= height && lines.every(fitsAt(px));
    }) ?? sizes.at(-1)!;
  const maxLines = Math.floor((height / size - ascent - descent) / lineHeight) + 1;
  const lines = clipLines(breakLines(text, fitsAt(size)), maxLines, fitsAt(size));
  const contours = lines.flatMap((line, index) =>
    outlineOf(typeface, line, size, size * (ascent + index * lineHeight)),
  );
  return fillOutline(contours, { width, height: heightOf(lines.length, size) });
}

const heightOf = (lines: number, px: number) => Math.ceil(px * (ascent + (lines - 1) * lineHeight + descent));

function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function clipLines(all: readonly string[], maxLines: number, fits: (line: string) => boolean): string[] {
  return all.slice(0, maxLines).map((line, index) => {
    const isLastOfMore = index === maxLines - 1 && all.length > maxLines;
    if (!isLastOfMore && fits(line)) return line;
    let kept = line;
    while (kept.length > 1 && !fits(`${kept}…`)) kept = kept.slice(0, -1);
    return `${kept.trimEnd()}…`;
  });
}
