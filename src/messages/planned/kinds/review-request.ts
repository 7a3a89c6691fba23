import { messageKind } from './kind.ts';

export const reviewRequest = messageKind({
  kind: 'review-request',
  label: 'Review request',
  when: 'A day after the visit, once, to everyone. Needs a review link in Contact',
  isAfterVisit: true,
  link: 'review-page',
  words: {
    en: {
      subject: 'How did we do?',
      text: `Hi {firstName}, how did we do? Your review helps your neighbors choose.
Write a review: {link}`,
      button: 'Write a review',
    },
    es: {
      subject: '¿Cómo nos fue?',
      text: `Hola, {firstName}. ¿Qué tal le fue con nosotros? Su reseña ayuda a sus vecinos a elegir.
Escribir una reseña: {link}`,
      button: 'Escribir una reseña',
    },
  },
});
