import { brandColors } from '#company/brand/brand-texts.ts';
import { type ChosenColors, siteColors } from '#company/brand/palette.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { hashSource } from './content-security-policy.ts';

interface StyleSheet {
  css: string;
  /** For the security policy. */
  hash: string;
}

/** The style sheets of the pages with the owner's colors. Those of the last choice stay in memory. */
export function colorStyleSheets(getCss: (page?: string) => string) {
  let choice: string | undefined;
  let sheets = new Map<string, StyleSheet>();
  return (page: string | undefined, colors: ChosenColors | undefined): StyleSheet => {
    const present = JSON.stringify(colors);
    if (present !== choice) sheets = new Map();
    choice = present;
    const original = getCss(page);
    const known = sheets.get(original);
    if (known) return known;
    const css = withColors(original, colors);
    const sheet = { css, hash: hashSource(css) };
    sheets.set(original, sheet);
    return sheet;
  };
}

const names = new Map(Object.entries(brandColors).map(([name, color]) => [color as string, name]));
const anyOfThem = new RegExp([...names.keys()].join('|'), 'g');

/**
 * Replaces the brand's colors in a built style sheet or drawing. Variables would add to what every page weighs, and a
 * translucent shade, such as `#0f5c5c4d`, follows its color this way.
 */
export function withColors(text: string, colors: ChosenColors | undefined): string {
  if (!colors) return text;
  const chosen: Record<string, string> = siteColors(colors);
  return text.replaceAll(anyOfThem, (color) => findEntry(chosen, names.get(color)!)!);
}
