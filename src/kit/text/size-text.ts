const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** `512 bytes`, `1.4 MB`, `23 GB`: decimal units. */
export function sizeText(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // A size that rounds up to 1,000 belongs to the next unit.
  while (Math.round(size) >= 1000 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const digits = unit > 0 && size < 9.95 ? 1 : 0;
  return `${size.toFixed(digits)} ${units[unit]}`;
}
