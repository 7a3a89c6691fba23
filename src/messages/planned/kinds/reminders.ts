import { messageKind } from './kind.ts';

export const reminderDay = messageKind({
  kind: 'reminder-day',
  label: 'Reminder the day before',
  when: 'At 5:00 PM the day before',
  words: {
    en: {
      subject: 'We’ll see you tomorrow',
      text: `Hi {firstName}, we’ll see you tomorrow, {day}, {window}.
See your visit: {link}`,
    },
    es: {
      subject: 'Nos vemos mañana',
      text: `Hola, {firstName}. Nos vemos mañana, {day}. Horario de llegada: {window}.
Ver su visita: {link}`,
    },
  },
});

export const reminderHours = messageKind({
  kind: 'reminder-hours',
  label: 'Reminder 2 hours before',
  when: '2 hours before the arrival window',
  words: {
    en: {
      subject: 'We’ll be there soon',
      text: `Hi {firstName}, we’ll be there today, {window}. Questions? Call {phone}.`,
    },
    es: {
      subject: 'Hoy llegamos',
      text: `Hola, {firstName}. Llegamos hoy. Horario de llegada: {window}. ¿Preguntas? Llame al {phone}.`,
    },
  },
});
