import { mapDrawing } from '#company/coverage/coverage-map-texts.ts';
import { drawings, mapBox } from '#kit/paths/drawing-paths.ts';
import { brandColors } from './brand-texts.ts';

/** The drawings by URL. Inlined, they would enlarge the first response of their pages. */
export function drawingFiles(): Record<string, string> {
  return mapDrawing ? { [drawings.mapLand]: landSvg(mapDrawing) } : {};
}

function landSvg({ land, hills, river }: NonNullable<typeof mapDrawing>): string {
  const { sand, teal, line } = brandColors;
  const { x, y, width, height } = mapBox;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path fill="${sand}" stroke="${teal}" d="${land}"/><path fill="${line}" d="${hills}"/><path stroke="${teal}" stroke-opacity=".3" d="${river}"/></svg>`;
}
