import type { Translation } from '#kit/language/translation.ts';

export const discount = (percent: number | null, reason: string) =>
  `Descuento${percent === null ? '' : ` (${percent}%)`}${reason && `: ${reason}`}`;
export const code = (code: string) => `Código ${code}`;
export const adjustment = 'Ajuste de precio';
export const minimumFee = 'Cargo por pedido mínimo';
export const tripFee = 'Cargo por traslado';

export type Complete = Translation<typeof import('./price-texts.ts'), typeof import('./price-texts.es.ts')>;
