import { messageKind } from './kind.ts';

/** Answers a payment, a deposit too. */
export const receipt = messageKind({
  kind: 'receipt',
  label: 'Receipt',
  when: 'When a payment comes in, at any hour: by text to customers who chose text messages, else by email.',
  isAtAnyHour: true,
  isInOneWay: true,
  longest: 306,
  usefulHours: 72,
  words: {
    en: {
      subject: 'Your receipt',
      text: `Hi {firstName}, thank you! We received {payment}.
See your receipt: {link}`,
      button: 'See your receipt',
    },
    es: {
      subject: 'Su recibo',
      text: `Hola, {firstName}. ¡Gracias! Recibimos {payment}.
Ver su recibo: {link}`,
      button: 'Ver su recibo',
    },
  },
});
