import { messageKind } from './kind.ts';

export const dueAgain = messageKind({
  kind: 'due-again',
  label: 'Due again',
  when: '12 months after the visit, or as set for the service',
  isAfterVisit: true,
  link: 'same-again',
  isOffer: true,
  isUnsubscribable: true,
  words: {
    en: {
      subject: 'Time for a fresh clean?',
      text: `Hi {firstName}, it’s been a while since your last cleaning ({items}). Time to do it again?
Get a new quote: {link}`,
      button: 'Get a new quote',
    },
    es: {
      subject: '¿Ya toca otra limpieza?',
      text: `Hola, {firstName}. Ya pasó un tiempo desde su última limpieza ({items}). ¿Le toca otra?
Pedir otra cotización: {link}`,
      button: 'Pedir otra cotización',
    },
  },
});
