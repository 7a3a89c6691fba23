/** One bar, or one bar for each series. */
export interface ChartPoint {
  /** Short label under the axis. */
  label: string;
  /** Full name, for the readout and the table. */
  name: string;
  values: readonly number[];
}

export interface ChartSeries {
  name: string;
  /** Classes of the bar and of its legend. Series also differ by order, not only by color. */
  color: string;
}

/** The next 1, 2 or 5 times a power of ten at or above the largest value; at least 1. */
export function scaleTop(largest: number): number {
  if (largest <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= largest)!;
}
