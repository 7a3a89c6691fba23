import type { Translation } from './translation.ts';

export const nameRequired = 'Escriba su nombre';
export const phoneRequired = 'Escriba un teléfono válido';
export const emailRequired = 'Escriba un correo válido';
export const methodRequired = 'Elija cómo le contactamos';
export const methodMissing = 'Escriba el dato de contacto que eligió';
export const zipRequired = 'Escriba su código postal';
export const dateRequired = 'Elija la fecha que prefiere';
export const dateInPast = 'La fecha no puede ser anterior a hoy';
export const dateTooFar = 'Elija una fecha más cercana';
export const closedFor = (reason: string) => `Ese día cerramos: ${reason}. Elija otro día.`;
export const closedOnWeekday = (weekday: string) =>
  `Cerramos los ${/s$/.test(weekday) ? weekday : `${weekday}s`}. Elija otro día.`;
export const closedAtTime = (hours: string) =>
  `Ese día abrimos de ${hours.replace('–', 'a')}; elija otra hora.`;
export const atMost = (characters: number | string) => `Máximo ${characters} caracteres`;

export type Complete = Translation<
  typeof import('./visitor-errors.ts'),
  typeof import('./visitor-errors.es.ts')
>;
