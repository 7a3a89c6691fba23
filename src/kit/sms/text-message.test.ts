import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getPlainMarks, textSize, toGsmText } from './text-message.ts';

test('a text is counted in the parts that carriers charge for', () => {
  const cases: [text: string, encoding: string, segments: number][] = [
    ['', 'GSM-7', 1],
    ['a'.repeat(160), 'GSM-7', 1],
    ['a'.repeat(161), 'GSM-7', 2],
    ['a'.repeat(306), 'GSM-7', 2],
    ['a'.repeat(307), 'GSM-7', 3],
    // A sign of the extension takes two places, and no part ends in its middle.
    [`${'a'.repeat(158)}€`, 'GSM-7', 1],
    [`${'a'.repeat(159)}€`, 'GSM-7', 2],
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'GSM-7', 3],
    ['ñ'.repeat(160), 'GSM-7', 1],
    ['ł'.repeat(70), 'UCS-2', 1],
    ['ł'.repeat(71), 'UCS-2', 2],
    ['😀'.repeat(35), 'UCS-2', 1],
    ['😀'.repeat(36), 'UCS-2', 2],
    // 67 places hold 33 of them.
    ['😀'.repeat(67), 'UCS-2', 3],
  ];
  for (const [text, encoding, segments] of cases) {
    assert.deepEqual(textSize(text), { encoding, segments }, `${text.length} × ${text.slice(0, 2)}`);
  }
});

test('typographic marks do not make a text more expensive', () => {
  const plain = getPlainMarks('We’ll see you: “8:00 AM – 10:00 AM”, 2 × Sofa…');
  assert.equal(plain, 'We\'ll see you: "8:00 AM-10:00 AM", 2 x Sofa...');
  assert.equal(textSize(plain).encoding, 'GSM-7');
});

test('a name with accents does not make a text of ours more expensive', () => {
  const plain = toGsmText('Hola María, José y Peña: Limpieza Rápida llega mañana a las 8. Łukasz 서울');
  assert.equal(plain, 'Hola Maria, José y Peña: Limpieza Rapida llega mañana a las 8. Łukasz 서울');
  assert.equal(toGsmText('Mari\u0301a'), 'Maria');
  assert.equal(textSize(toGsmText('Estimada María Ávila')).encoding, 'GSM-7');
});
