import { messageKind } from './kind.ts';

export const onMyWay = messageKind({
  kind: 'on-my-way',
  label: 'On my way',
  when: 'When the crew presses On my way',
  isAtAnyHour: true,
  words: {
    en: {
      subject: 'We’re on our way',
      text: 'Hi {firstName}, we’re on our way to you.',
    },
    es: {
      subject: 'Vamos en camino',
      text: 'Hola, {firstName}. Vamos en camino a su casa o negocio.',
    },
  },
});
