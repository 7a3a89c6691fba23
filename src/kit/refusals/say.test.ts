import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as booking from './booking-errors.ts';
import { contactErrors } from './contact-errors.ts';
import * as crew from './crew-errors.ts';
import * as quote from './quote-errors.ts';
import * as refusals from './refusals.ts';
import { sayWhole } from './say.ts';
import type { Sentence } from './sentence.ts';
import { visitorErrors } from './visitor-errors.ts';

const cases: [sentence: Sentence, english: string, spanish: string][] = [
  ['yourNameRequired', 'Your name is required.', 'Escriba su nombre.'],
  [['atMost', 100], 'At most 100 characters.', 'Máximo 100 caracteres.'],
  [
    ['closedOnWeekday', 7],
    'We’re closed on Sundays. Pick another day.',
    'Cerramos los domingos. Elija otro día.',
  ],
  [
    ['closedOnWeekday', 1],
    'We’re closed on Mondays. Pick another day.',
    'Cerramos los lunes. Elija otro día.',
  ],
  [
    ['closedAtTime', '08:00', '16:30'],
    'We’re open 8:00 AM – 4:30 PM on that day. Pick another time.',
    'Ese día abrimos de 8:00 a.m. a 4:30 p.m.; elija otra hora.',
  ],
  [
    ['closedFor', 'Christmas Day'],
    'We’re closed on that day: Christmas Day. Pick another day.',
    'Ese día cerramos: Navidad. Elija otro día.',
  ],
  [
    ['closedOn', '2026-12-26', 'Holidays'],
    'We’re closed on December 26, 2026: Holidays. Pick another day.',
    'Cerramos el 26 de diciembre de 2026: días festivos. Elija otro día.',
  ],
  [
    ['beyondHorizon', '2026-12-31'],
    'We take bookings until December 31, 2026. Pick an earlier day.',
    'Tomamos reservas hasta el 31 de diciembre de 2026. Elija un día anterior.',
  ],
  [
    ['tooMany', 89],
    'Too many attempts. Please try again in 89 seconds.',
    'Demasiados intentos. Espere 89 segundos e inténtelo otra vez.',
  ],
  [
    ['tooMany', 91],
    'Too many attempts. Please try again in 2 minutes.',
    'Demasiados intentos. Espere 2 minutos e inténtelo otra vez.',
  ],
  [
    ['tooMany', 7200],
    'Too many attempts. Please try again in 2 hours.',
    'Demasiados intentos. Espere 2 horas e inténtelo otra vez.',
  ],
  [
    ['tooLateToMoveFree', 1, '(818) 555-0100'],
    'Visits can be moved online until 1 hour before they begin. Your appointment stands. Call (818) 555-0100 and we’ll do what we can.',
    'Las visitas se pueden cambiar en línea hasta 1 hora antes. Su visita sigue en pie. Llame al (818) 555-0100 y haremos lo posible.',
  ],
];

for (const [sentence, english, spanish] of cases) {
  test(`${JSON.stringify(sentence)} has its values in the language of the caller`, () => {
    assert.equal(sayWhole(sentence, 'en'), english);
    assert.equal(sayWhole(sentence, 'es'), spanish);
  });
}

test('no two files name a refusal alike, or one would say what the other means', () => {
  const names = [booking, contactErrors, crew, quote, refusals, visitorErrors].flatMap(Object.keys);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  assert.deepEqual(twice, []);
});
