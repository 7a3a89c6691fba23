import type { Translation } from '#kit/language/translation.ts';

export const textsHint = 'Mensajes de su cotización y visita. STOP los termina. Pueden tener costo.';
export const marketingTexts = 'Quiero ofertas por mensaje (opcional)';

export type Complete = Translation<
  typeof import('./agreement-texts.ts'),
  typeof import('./agreement-texts.es.ts')
>;
