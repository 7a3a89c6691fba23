import { dateFormat } from '../dates.ts';
import { hoursText } from '../time-texts.es.ts';
import type { Translation } from '../translation.ts';

const dayWith = (date: string, year?: 'numeric') =>
  dateFormat('es-US', { weekday: 'long', month: 'long', day: 'numeric', year, timeZone: 'UTC' }).format(
    new Date(date),
  );

export const dayOf = (date: string) => dayWith(date);

/** `8:00 a.m. – 10:00 a.m.` */
export const windowOf = (from: string, to: string) => `${timeOf(from)} – ${timeOf(to)}`;
const timeOf = (time: string) => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
};

export const whenOf = (date: string, from: string, to: string) =>
  `${dayWith(date, 'numeric')}, ${windowOf(from, to)}`;

export const someone = 'buen día';
export const moreItems = (count: number) => `${count} más`;
export const when = 'Cuándo';
export const service = 'Servicio';
export const unsubscribe = 'No recibir más recordatorios ni ofertas';
export const canChange = (hours: number) =>
  `Puede cambiarla o cancelarla en la página de su cotización hasta ${hoursText(hours)} antes.`;
export const notBooked = (phone: string) =>
  `¿No la reservó usted? Cancélela en la página de arriba o llame al ${phone}.`;
export const notMoved = (phone: string) => `¿No la cambió usted? Llame al ${phone}.`;
export const notCancelled = (phone: string) => `¿No la canceló usted? Llame al ${phone}.`;

export const endTexts = 'Responda STOP para no recibir más mensajes.';
export const helpText = (phone: string) =>
  `para recibir ayuda, llame al ${phone}. Responda STOP para no recibir más mensajes.`;
export const textsResumed = 'volverá a recibir nuestros mensajes.';

export const arrival = 'hora de llegada';
export const arrivalNote = (phone: string) =>
  `Llegamos dentro de este horario. ¿Preguntas? Llame al ${phone}.`;

export type Complete = Translation<typeof import('./emails.ts'), typeof import('./emails.es.ts')>;
