/* The rows between subtotal and total, on every page and in every email and PDF. */

export const discount = (percent: number | null, reason: string) =>
  `Discount${percent === null ? '' : ` (${percent}%)`}${reason && `: ${reason}`}`;
export const code = (code: string) => `Code ${code}`;
export const adjustment = 'Price adjustment';
export const minimumFee = 'Minimum order fee';
export const tripFee = 'Trip fee';
