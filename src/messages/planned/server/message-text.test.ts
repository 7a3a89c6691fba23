import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SettingsValues } from '#company/profile/profile.ts';
import { textSize } from '#kit/sms/text-message.ts';
import { getKind, messageKinds } from '#messages/planned/messages.ts';
import { messageText } from './message-text.ts';

const values = {
  firstName: 'Guadalupe',
  name: 'Guadalupe Lopez',
  items: '1 × 3-Seat Sofa, 2 × Armchair',
  total: '$1,161.10',
  day: 'miércoles 23 de diciembre',
  window: '10:00 a.m. – 12:00 p.m.',
  dryingTime: 'de 4 a 6 horas',
  payment: '$1,161.10 en efectivo el 23 de diciembre',
  link: 'https://sunweave.example/es/quote/t85QugOqb2638QCQ28GxtOMYBDUcHTpZ',
  business: 'Sunweave Cleaning',
  phone: '(818) 555-0142',
};

test('each text fits into two parts without special characters, in both languages', () => {
  const about = { quote: null, visit: null };
  const settings = {} as SettingsValues;
  for (const language of ['en', 'es'] as const) {
    for (const kind of messageKinds) {
      const template = getKind(kind).words[language].text;
      const now = new Date('2026-11-21T18:00:00.000Z');
      const text = messageText({ kind, template, values, about, settings, language, now });
      const { encoding, segments } = textSize(text);
      assert.deepEqual([encoding, segments <= 2], ['GSM-7', true], `${language}, ${kind}: ${text}`);
    }
  }
});
