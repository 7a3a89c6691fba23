import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brandColors } from './brand-texts.ts';
import { contrast, getPalette } from './palette.ts';

const steps = ['00', '3c', '80', 'c3', 'ff'];
const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

test('text is readable in the shades of any two colors', () => {
  const { paper, sand, ink } = brandColors;
  for (const primary of colors) {
    // Each pairs with one at the other end of the list.
    const accent = colors[colors.length - 1 - colors.indexOf(primary)]!;
    const { brand } = getPalette(primary, accent);
    const ratios = {
      'a link on paper': [brand.teal, paper, 7],
      'white on a dark band': ['#ffffff', brand.tealDeep, 10],
      'quiet text on a dark band': [brand.mint, brand.tealDeep, 7],
      'text on a chosen card': [ink, brand.tealWash, 7],
      'text on the main button': [ink, brand.sun, 7],
      'text on the main button under a pointer': [ink, brand.sunDeep, 5],
      'text on a highlight': [ink, brand.sunWash, 7],
      'an eyebrow on sand': [brand.sunText, sand, 5],
    } as const;
    for (const [what, [front, ground, least]] of Object.entries(ratios)) {
      const ratio = contrast(front, ground);
      assert.ok(ratio >= least, `${what} with ${primary} and ${accent}: ${ratio.toFixed(2)}`);
    }
  }
});
