import { messageKind } from './kind.ts';

/** To who called and reached nobody, once a day, where Settings say so. */
export const missedCall = messageKind({
  kind: 'missed-call',
  label: 'Missed call',
  when: 'By text, at once and at any hour, once a day to a number, if it is on in Settings, Notifications.',
  isTextOnly: true,
  link: 'calculator',
  isAtAnyHour: true,
  endsWithStop: true,
  longest: 306,
  usefulHours: 24,
  words: {
    en: {
      subject: 'Sorry we missed your call',
      text: `Sorry we missed your call! Reply here, or get an instant quote:
{link}`,
    },
    es: {
      subject: 'No pudimos contestar su llamada',
      text: `Perdone, no pudimos contestar su llamada. Responda a este mensaje o vea su precio al instante:
{link}`,
    },
  },
});
