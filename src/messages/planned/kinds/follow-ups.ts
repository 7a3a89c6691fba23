import { messageKind } from './kind.ts';

export const followUp1 = messageKind({
  kind: 'follow-up-1',
  label: 'First follow-up',
  when: '2 days after a quote is sent, unless the customer has answered',
  isUnsubscribable: true,
  words: {
    en: {
      subject: 'Any questions about your quote?',
      text: `Hi {firstName}, do you have any questions about your {total} quote ({items})? Just reply. We’re happy to help.
See your quote: {link}`,
    },
    es: {
      subject: '¿Tiene alguna pregunta sobre su cotización?',
      text: `Hola, {firstName}. ¿Tiene preguntas sobre su cotización de {total} ({items})? Responda a este mensaje y con gusto le ayudamos.
Ver su cotización: {link}`,
    },
  },
});

export const followUp2 = messageKind({
  kind: 'follow-up-2',
  label: 'Last follow-up',
  when: '5 days after a quote is sent, unless the customer has answered. There is no third one',
  isUnsubscribable: true,
  words: {
    en: {
      subject: 'Your quote is still open',
      text: `Hi {firstName}, your {total} quote ({items}) is still open. This is our last reminder.
See your quote: {link}`,
    },
    es: {
      subject: 'Su cotización sigue vigente',
      text: `Hola, {firstName}. Su cotización de {total} ({items}) sigue vigente. Es nuestro último recordatorio.
Ver su cotización: {link}`,
    },
  },
});
