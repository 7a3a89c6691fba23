import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as text from './open-texts.es.ts';

test('in Spanish, one o’clock is singular', () => {
  assert.equal(text.openUntil('1:00 p.m.'), 'Abierto hasta la 1:00 p.m.');
  assert.equal(text.opensAt('10:00 a.m.'), 'Cerrado, abrimos a las 10:00 a.m.');
  assert.equal(text.closed(text.nextDay('lunes', '1:30 p.m.')), 'Cerrado, abrimos el lunes a la 1:30 p.m.');
});
