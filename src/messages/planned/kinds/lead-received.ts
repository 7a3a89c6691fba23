import { messageKind } from './kind.ts';

/** The confirmation to who chose texts. The email that confirms a lead is `lead.emails.ts`. */
export const leadReceived = messageKind({
  kind: 'lead-received',
  label: 'Request received',
  when: 'By text, at once and at any hour, to customers who chose text messages.',
  isTextOnly: true,
  isAtAnyHour: true,
  endsWithStop: true,
  longest: 306,
  usefulHours: 48,
  words: {
    en: {
      subject: 'We have your quote request',
      text: `Thanks, we have your quote request. Total: {total}
{link}`,
    },
    es: {
      subject: 'Recibimos su solicitud',
      text: `¡Gracias! Ya recibimos su solicitud. Total: {total}
{link}`,
    },
  },
});
