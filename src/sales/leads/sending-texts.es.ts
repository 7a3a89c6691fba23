import type { Translation } from '#kit/language/translation.ts';

export const checkFields = 'Revise estos campos';
export const error = 'Error';
export const tooSlow = 'El servidor tardó demasiado.';
export const unreachable = 'No pudimos conectarnos con el servidor.';
export const nothingLost = 'Inténtelo otra vez: no se perdió nada ni se enviará dos veces.';
export const wentWrong = 'Algo salió mal. Inténtelo otra vez.';
export const privacyLead = 'Gratis y sin compromiso. Solo usamos sus datos para contestarle:';
export const privacyPolicy = 'Política de privacidad';

export type Complete = Translation<
  typeof import('./sending-texts.ts'),
  typeof import('./sending-texts.es.ts')
>;
