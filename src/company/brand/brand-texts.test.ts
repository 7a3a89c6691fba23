import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brandColors, darkColors } from './brand-texts.ts';

const styles = (name: string) =>
  readFileSync(new URL(`../../site/styles/${name}.css`, import.meta.url), 'utf8');

test('the style sheets have the colors of the brand', () => {
  const tokens = styles('tokens');
  for (const [name, color] of Object.entries(brandColors)) {
    const variable = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    assert.ok(tokens.includes(`--color-${variable}: ${color};`), `${variable} is ${color}`);
  }
});

test('the panel has the colors of the brand, light and dark', () => {
  const pair = `light-dark(${brandColors.teal}, ${darkColors.link})`;
  assert.ok(styles('admin').includes(`--color-accent: ${pair};`), pair);
  assert.ok(styles('admin').includes(`--color-link: ${pair};`), pair);
});
