export type Point = readonly [x: number, y: number];

export interface Mask {
  width: number;
  height: number;
  /** Coverage of each pixel, 0 to 255, row by row. */
  alpha: Buffer;
}

/** Horizontal lines a pixel row is cut into; across, coverage is exact. */
const linesPerRow = 8;

/**
 * Fills closed outlines, in pixels with y downwards, by the nonzero rule: what fonts mean by an outline.
 * Our own, because the process keeps libvips from opening SVG (see uploads), and its text needs fonts of the system.
 */
export function fillOutline(
  contours: readonly (readonly Point[])[],
  size: { width: number; height: number },
): Mask {
  const edges = contours.flatMap(toEdges).toSorted((a, b) => a.top - b.top);
  const alpha = Buffer.alloc(size.width * size.height);
  const row = new Float32Array(size.width);
  let active: Edge[] = [];
  let next = 0;
  for (let y = 0; y < size.height; y += 1) {
    row.fill(0);
    for (let line = 0; line < linesPerRow; line += 1) {
      const at = y + (line + 0.5) / linesPerRow;
      while (next < edges.length && edges[next]!.top <= at) active.push(edges[next++]!);
      active = active.filter(({ bottom }) => bottom > at);
      for (const [from, to] of spansOf(active, at)) addSpan(row, from, to);
    }
    for (let x = 0; x < size.width; x += 1) {
      alpha[y * size.width + x] = Math.round(Math.min(row[x]! / linesPerRow, 1) * 255);
    }
  }
  return { ...size, alpha };
}

interface Edge {
  top: number;
  bottom: number;
  /** x at the top, and how much it grows a pixel downwards. */
  x: number;
  slope: number;
  direction: 1 | -1;
}

function toEdges(contour: readonly Point[]): Edge[] {
  return contour.flatMap((from, index): Edge[] => {
    const to = contour[(index + 1) % contour.length]!;
    if (from[1] === to[1]) return [];
    const [high, low] = from[1] < to[1] ? [from, to] : [to, from];
    const slope = (low[0] - high[0]) / (low[1] - high[1]);
    return [{ top: high[1], bottom: low[1], x: high[0], slope, direction: high === from ? 1 : -1 }];
  });
}

/** Where the line at height `y` is inside. */
function* spansOf(edges: readonly Edge[], y: number): Generator<[from: number, to: number]> {
  const crossings = edges
    .map(({ top, x, slope, direction }) => ({ x: x + (y - top) * slope, direction }))
    .toSorted((a, b) => a.x - b.x);
  let winding = 0;
  let start = 0;
  for (const { x, direction } of crossings) {
    if (winding === 0) start = x;
    winding += direction;
    if (winding === 0) yield [start, x];
  }
}

/** A pixel that the span only touches gets its share of it. */
function addSpan(row: Float32Array, from: number, to: number) {
  const left = Math.max(from, 0);
  const right = Math.min(to, row.length);
  for (let x = Math.floor(left); x < right; x += 1) {
    row[x]! += Math.min(x + 1, right) - Math.max(x, left);
  }
}
