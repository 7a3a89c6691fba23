import { messageKind } from './kind.ts';

export const invoice = messageKind({
  kind: 'invoice',
  label: 'Invoice',
  isInOneWay: true,
  words: {
    en: {
      subject: 'Your invoice',
      text: `Hi {firstName}, here’s your invoice of {total} for {items}.
See your invoice: {link}`,
      button: 'See your invoice',
    },
    es: {
      subject: 'Su factura',
      text: `Hola, {firstName}. Le enviamos su factura de {total} ({items}).
Ver su factura: {link}`,
      button: 'Ver su factura',
    },
  },
});

export const invoiceReminder = messageKind({
  kind: 'invoice-reminder',
  label: 'Invoice reminder',
  when: '7 and 14 days after an unpaid invoice was due, at 9:00 AM',
  words: {
    en: {
      subject: 'Your invoice is still unpaid',
      text: `Hi {firstName}, your invoice of {total} for {items} is still unpaid.
See your invoice: {link}`,
      button: 'See your invoice',
    },
    es: {
      subject: 'Su factura está pendiente',
      text: `Hola, {firstName}. Su factura de {total} ({items}) sigue pendiente.
Ver su factura: {link}`,
      button: 'Ver su factura',
    },
  },
});
