import { messageKind } from './kind.ts';

export const visitBooked = messageKind({
  kind: 'visit-booked',
  label: 'Visit booked',
  when: 'Right away, with a calendar entry',
  isVisitNews: true,
  words: {
    en: {
      subject: 'Your visit is booked',
      text: `Hi {firstName}, your visit is booked: {day}, {window}.
Change or cancel: {link}`,
      button: 'Change or cancel',
    },
    es: {
      subject: 'Su visita quedó reservada',
      text: `Hola, {firstName}. Su visita ya tiene fecha: {day}, {window}.
Cambiar o cancelar: {link}`,
      button: 'Cambiar o cancelar',
    },
  },
});

export const visitMoved = messageKind({
  kind: 'visit-moved',
  label: 'Visit moved',
  when: 'Right away, with a calendar entry',
  isVisitNews: true,
  words: {
    en: {
      subject: 'Your visit has moved',
      text: `Hi {firstName}, your visit has moved to {day}, {window}.
Change or cancel: {link}`,
      button: 'Change or cancel',
    },
    es: {
      subject: 'Su visita cambió de horario',
      text: `Hola, {firstName}. Su visita tiene nuevo horario: {day}, {window}.
Cambiar o cancelar: {link}`,
      button: 'Cambiar o cancelar',
    },
  },
});

export const visitCancelled = messageKind({
  kind: 'visit-cancelled',
  label: 'Visit cancelled',
  when: 'Right away, with a calendar entry',
  isVisitNews: true,
  words: {
    en: {
      subject: 'Your visit is cancelled',
      text: `Hi {firstName}, your visit on {day} is cancelled.
Pick another time: {link}`,
      button: 'Pick another time',
    },
    es: {
      subject: 'Su visita quedó cancelada',
      text: `Hola, {firstName}. Cancelamos su visita del {day}.
Elegir otra fecha: {link}`,
      button: 'Elegir otra fecha',
    },
  },
});
