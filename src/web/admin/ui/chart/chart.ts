/** One bar, or one bar for each series. */
export interface ChartPoint {
  /** Short, under the axis. */
  label: string;
  /** In full, for the readout and the table. */
  name: string;
  values: readonly number[];
}

export interface ChartSeries {
  name: string;
  /** Classes of the bar and of its mark in the legend: colour is never the only difference, the order is the other. */
  color: string;
}

/** The next round number at or above the largest value: 1, 2 or 5 times a power of ten. Never 0, so that bars have a scale. */
export function scaleTop(largest: number): number {
  if (largest <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= largest)!;
}
