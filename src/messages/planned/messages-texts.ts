import type { Language } from '#kit/language/language.ts';
import type { MessageWords } from './kinds/kind.ts';
import { leadReceived } from './kinds/lead-received.ts';
import { missedCall } from './kinds/missed-call.ts';
import { receipt } from './kinds/receipt.ts';
import type { MessageKind } from './messages.ts';

/** The defaults, which an owner can change. Each language has every kind. */
export const messageWords: Record<Language, Record<MessageKind, MessageWords>> = {
  en: {
    [leadReceived.kind]: leadReceived.words.en,
    [missedCall.kind]: missedCall.words.en,
    'visit-booked': {
      subject: 'Your visit is booked',
      text: `Hi {firstName}, your visit is booked: {day}, {window}.
Change or cancel: {link}`,
      button: 'Change or cancel',
    },
    'visit-moved': {
      subject: 'Your visit has moved',
      text: `Hi {firstName}, your visit has moved to {day}, {window}.
Change or cancel: {link}`,
      button: 'Change or cancel',
    },
    'visit-cancelled': {
      subject: 'Your visit is cancelled',
      text: `Hi {firstName}, your visit on {day} is cancelled.
Pick another time: {link}`,
      button: 'Pick another time',
    },
    'reminder-day': {
      subject: 'We’ll see you tomorrow',
      text: `Hi {firstName}, we’ll see you tomorrow, {day}, {window}.
See your visit: {link}`,
    },
    'reminder-hours': {
      subject: 'We’ll be there soon',
      text: `Hi {firstName}, we’ll be there today, {window}. Questions? Call {phone}.`,
    },
    'on-my-way': {
      subject: 'We’re on our way',
      text: 'Hi {firstName}, we’re on our way to you.',
    },
    'follow-up-1': {
      subject: 'Any questions about your quote?',
      text: `Hi {firstName}, do you have any questions about your quote of {total} for {items}? Just reply. We’re happy to help.
See your quote: {link}`,
    },
    'follow-up-2': {
      subject: 'Your quote is still open',
      text: `Hi {firstName}, your quote of {total} for {items} is still open. This is our last reminder.
See your quote: {link}`,
    },
    thanks: {
      subject: 'Thank you',
      text: `Hi {firstName}, thank you for choosing us! Most pieces are dry in {dryingTime}. Until then, keep people and pets off, and open a window or run a fan.
Questions? Call {phone}.
See your invoice: {link}`,
    },
    'review-request': {
      subject: 'How did we do?',
      text: `Hi {firstName}, how did we do? Your review helps your neighbors choose.
Write a review: {link}`,
      button: 'Write a review',
    },
    'due-again': {
      subject: 'Time for a fresh clean?',
      text: `Hi {firstName}, it’s been a while since we cleaned for you: {items}. Ready for a fresh start?
Get a new quote: {link}`,
      button: 'Get a new quote',
    },
    invoice: {
      subject: 'Your invoice',
      text: `Hi {firstName}, here’s your invoice of {total} for {items}.
See your invoice: {link}`,
      button: 'See your invoice',
    },
    'invoice-reminder': {
      subject: 'Your invoice is still unpaid',
      text: `Hi {firstName}, your invoice of {total} for {items} is still unpaid.
See your invoice: {link}`,
      button: 'See your invoice',
    },
    [receipt.kind]: receipt.words.en,
  },
  es: {
    [leadReceived.kind]: leadReceived.words.es,
    [missedCall.kind]: missedCall.words.es,
    'visit-booked': {
      subject: 'Su visita quedó reservada',
      text: `Hola, {firstName}. Su visita ya tiene fecha: {day}, {window}.
Cambiar o cancelar: {link}`,
      button: 'Cambiar o cancelar',
    },
    'visit-moved': {
      subject: 'Su visita cambió de horario',
      text: `Hola, {firstName}. Su visita tiene nuevo horario: {day}, {window}.
Cambiar o cancelar: {link}`,
      button: 'Cambiar o cancelar',
    },
    'visit-cancelled': {
      subject: 'Su visita quedó cancelada',
      text: `Hola, {firstName}. Cancelamos su visita del {day}.
Elegir otra fecha: {link}`,
      button: 'Elegir otra fecha',
    },
    'reminder-day': {
      subject: 'Nos vemos mañana',
      text: `Hola, {firstName}. Nos vemos mañana, {day}. Horario de llegada: {window}.
Ver su visita: {link}`,
    },
    'reminder-hours': {
      subject: 'Ya casi llegamos',
      text: `Hola, {firstName}. Llegamos hoy. Horario de llegada: {window}. ¿Preguntas? Llame al {phone}.`,
    },
    'on-my-way': {
      subject: 'Vamos en camino',
      text: 'Hola, {firstName}. Vamos en camino a su casa o negocio.',
    },
    'follow-up-1': {
      subject: '¿Tiene alguna pregunta sobre su cotización?',
      text: `Hola, {firstName}. ¿Tiene preguntas sobre su cotización de {total} ({items})? Responda a este mensaje y con gusto le ayudamos.
Ver su cotización: {link}`,
    },
    'follow-up-2': {
      subject: 'Su cotización sigue vigente',
      text: `Hola, {firstName}. Su cotización de {total} ({items}) sigue vigente. Es nuestro último recordatorio.
Ver su cotización: {link}`,
    },
    thanks: {
      subject: 'Gracias',
      text: `Hola, {firstName}. ¡Gracias por elegirnos! Casi todo seca en un plazo {dryingTime}. Mientras tanto, que nadie se suba, tampoco las mascotas, y abra una ventana.
¿Preguntas? Llame al {phone}.
Ver su factura: {link}`,
    },
    'review-request': {
      subject: '¿Cómo nos fue?',
      text: `Hola, {firstName}. ¿Qué tal le fue con nosotros? Su reseña ayuda a sus vecinos a elegir.
Escribir una reseña: {link}`,
      button: 'Escribir una reseña',
    },
    'due-again': {
      subject: '¿Ya toca otra limpieza?',
      text: `Hola, {firstName}. Ya pasó un tiempo desde su última limpieza ({items}). ¿Le toca otra?
Pedir otra cotización: {link}`,
      button: 'Pedir otra cotización',
    },
    invoice: {
      subject: 'Su factura',
      text: `Hola, {firstName}. Le enviamos su factura de {total} ({items}).
Ver su factura: {link}`,
      button: 'Ver su factura',
    },
    'invoice-reminder': {
      subject: 'Su factura está pendiente',
      text: `Hola, {firstName}. Su factura de {total} ({items}) sigue pendiente.
Ver su factura: {link}`,
      button: 'Ver su factura',
    },
    [receipt.kind]: receipt.words.es,
  },
};
