import type { Translation } from '#kit/language/translation.ts';
import { clockLabel, type Weekday } from '#kit/time/opening-hours.ts';
import { afternoonLabel, morningLabel, weekdayNames } from '#kit/time/time-texts.es.ts';

export const visitorErrors = {
  nameRequired: 'Escriba su nombre',
  phoneRequired: 'Escriba un teléfono válido',
  emailRequired: 'Escriba un correo válido',
  methodRequired: 'Elija cómo le contactamos',
  methodMissing: 'Escriba el dato de contacto que eligió',
  zipRequired: 'Escriba su código postal',
  dateRequired: 'Elija la fecha que prefiere',
  dateInPast: 'La fecha no puede ser anterior a hoy',
  dateTooFar: 'Elija una fecha más cercana',
  closedFor: (reason: string) => `Ese día cerramos: ${reason}. Elija otro día.`,
  closedOnWeekday: (weekday: Weekday) =>
    `Cerramos los ${weekdayNames[weekday].replace(/s?$/, 's')}. Elija otro día.`,
  closedAtTime: (opens: string, closes: string) =>
    `Ese día abrimos de ${inSpanish(opens)} a ${inSpanish(closes)}; elija otra hora.`,
  atMost: (characters: number) => `Máximo ${characters} caracteres`,
};

const inSpanish = (time: string) => clockLabel(time, morningLabel, afternoonLabel);

export type Complete = Translation<
  typeof import('./visitor-errors.ts'),
  typeof import('./visitor-errors.es.ts')
>;
