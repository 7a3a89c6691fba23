/** One that somebody typed must not be a slip of the decimal point. */
export const highestTipCents = 5_000_00;

/** `percent` of the total before tax, half up. */
export const toTipCents = (netCents: number, percent: number): number =>
  Math.floor((netCents * percent + 50) / 100);
