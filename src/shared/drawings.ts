import { brandColors } from './content/brand.ts';
import { mapDrawing } from './content/coverage-map.ts';
import { drawings, mapBox } from './drawing-paths.ts';
import { markPaint, markParts } from './mark.ts';

/* Drawings that stand in every page as a file of their own: inline, each would weigh on the first answer. */

/** The file of each drawing by its address. */
export function drawingFiles(): Record<string, string> {
  return {
    [drawings.mark.teal]: markSvg('teal'),
    [drawings.mark.light]: markSvg('light'),
    ...(mapDrawing && { [drawings.mapLand]: landSvg(mapDrawing) }),
  };
}

function markSvg(tone: keyof typeof markPaint): string {
  const paint = markPaint[tone];
  const parts = markParts.map(({ fill, d }) => `<path fill="${paint[fill]}" d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="24" fill="${paint.ground}"/>${parts}</svg>`;
}

function landSvg({ land, hills, river }: NonNullable<typeof mapDrawing>): string {
  const { sand, teal, line } = brandColors;
  const { x, y, width, height } = mapBox;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path fill="${sand}" stroke="${teal}" d="${land}"/><path fill="${line}" d="${hills}"/><path stroke="${teal}" stroke-opacity=".3" d="${river}"/></svg>`;
}
