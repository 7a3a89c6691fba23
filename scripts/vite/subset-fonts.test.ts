import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { coreFaces } from './subset-fonts.ts';

test('the fonts that every page loads have what Spanish adds to the alphabet, so no page loads a second one for it', async () => {
  const faces = coreFaces(await readFile('src/site/styles/fonts.css', 'utf8'));
  assert.equal(faces.length, 2);
  for (const { family, text } of faces) {
    for (const character of 'ÁÉÍÓÚÑáéíóúñ¿¡')
      assert.ok(text.includes(character), `${character} in ${family}`);
  }
});
