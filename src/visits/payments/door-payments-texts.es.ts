import type { Translation } from '#kit/language/translation.ts';

export const cashOrCheck = 'Elija efectivo o cheque';
export const tipTooHigh = 'Escriba $5,000 como máximo';
export const whenPaid = 'Escriba cuándo se pagó';
export const enterAmount = 'Escriba una cantidad';

export type Complete = Translation<
  typeof import('./door-payments-texts.ts'),
  typeof import('./door-payments-texts.es.ts')
>;
