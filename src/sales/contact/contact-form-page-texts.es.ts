import type { Profile } from '#company/profile/profile.ts';
import type { Translation } from '#kit/language/translation.ts';
import { hoursText } from '#kit/time/time-texts.ts';

export const contactPhone = {
  heading: 'Llámenos',
  badge: (city: string) => `Hora de ${city}`,
} as const;

export const contactForm = {
  heading: 'Pida su cotización',
  text: ({ replyWithinHours }: Profile) =>
    `Gratis y sin compromiso. Le contestamos en menos de ${hoursText(replyWithinHours.contact)}.`,
  firstName: 'Nombre',
  lastName: 'Apellido',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  service: 'Servicio',
  serviceChoice: 'Elija un servicio',
  multipleServices: 'Varios servicios',
  message: 'Mensaje',
  messageHint: 'Qué es, tamaño, manchas y días que prefiere.',
  plainMessageHint: 'Qué es, tamaño y días que prefiere.',
  submitLabel: 'Enviar mi solicitud',
  sendingLabel: 'Enviando…',
  sentTitle: '¡Gracias por escribirnos!',
  sentText: ({ replyWithinHours }: Profile) =>
    `Nos comunicaremos con usted en menos de ${hoursText(replyWithinHours.contact)} con su cotización gratis`,
  sentNote: '¿Es urgente? Llame al',
} as const;

export type Complete = Translation<
  typeof import('./contact-form-page-texts.ts'),
  typeof import('./contact-form-page-texts.es.ts')
>;
