import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const styles = 'src/site/styles/fonts.css';
const folder = '.cache/fonts';

/**
 * Kerning, tabular figures, and the variants that an axis requires. No style uses the other features (fractions,
 * old-style figures), which would add their glyphs.
 */
const ofText = { keepFeatures: ['kern', 'tnum', 'rvrn'] };

/** Headings have one weight: no tabular figures, and no axis for STAT to describe. */
const ofHeadings = { keepFeatures: ['kern'], dropTables: ['STAT'] };

const { resolve } = createRequire(import.meta.url);

/**
 * Subsets the `-core` fonts that fonts.css names: the rule's unicode-range says which characters, its font-weight
 * which part of the weight axis. From 61 kB to 21 kB for the two that every page loads.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async configResolved({ root }) {
      const css = await readFile(join(root, styles), 'utf8');
      await mkdir(join(root, folder), { recursive: true });
      await Promise.all(
        coreFaces(css).map(async ({ family, text, weight }) => {
          const source = resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
          const parts = typeof weight === 'number' ? ofHeadings : ofText;
          // A separate constant, because the package's types lack `keepFeatures`.
          const cut = { targetFormat: 'woff2', ...parts, variationAxes: { wght: weight } } as const;
          const font = await subsetFont(await readFile(source), text, cut);
          await writeFile(join(root, folder, `${family}-core.woff2`), font);
        }),
      );
    },
  };
}

export function coreFaces(css: string) {
  return css.split('@font-face').flatMap((rule) => {
    const family = /\.cache\/fonts\/([\w-]+)-core\.woff2/.exec(rule)?.[1];
    if (!family) return [];
    const [, min, max = min] = /font-weight:\s*(\d+)(?: (\d+))?/.exec(rule) ?? [];
    const range = /unicode-range:\s*([^;]+);/.exec(rule)?.[1];
    if (!min || !max || !range)
      throw new Error(`${styles}: ${family}-core needs a weight and a unicode-range`);
    return [
      {
        family,
        text: getCharacters(range),
        weight: min === max ? Number(min) : { min: Number(min), max: Number(max) },
      },
    ];
  });
}

function getCharacters(range: string): string {
  return range.replace(/U\+([\dA-F]+)(?:-([\dA-F]+))?\s*,?\s*/gi, (_, first: string, last = first) => {
    const from = Number.parseInt(first, 16);
    const codes = Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
    return String.fromCodePoint(...codes);
  });
}
