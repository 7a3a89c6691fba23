import type { Translation } from '#kit/language/translation.ts';
import { dateFormat } from '#kit/time/dates.ts';
import { companyTimeZone } from '#kit/time/time-zone.ts';

export const newText = 'Mensaje de texto nuevo';
export const visit = {
  booked: 'Visita reservada',
  moved: 'Visita cambiada',
  cancelled: 'Visita cancelada',
};
export const decision = {
  accepted: 'Cotización aceptada',
  declined: 'Cotización rechazada',
  'change-requested': 'Piden un cambio',
};
export const newQuote = 'Cotización nueva';
export const newMessage = 'Solicitud nueva';
export const unansweredQuote = 'Sin respuesta: cotización';
export const unansweredMessage = 'Sin respuesta: solicitud';
export const answerBy = (at: string) => `Responda antes del ${time(at)}`;
export const answerWasDue = (at: string) => `La respuesta debía salir el ${time(at)}`;

const time = (at: string) =>
  dateFormat('es-US', {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: companyTimeZone(),
  }).format(new Date(at));

export type Complete = Translation<typeof import('./alerts-texts.ts'), typeof import('./alerts-texts.es.ts')>;
