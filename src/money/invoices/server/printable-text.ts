import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The typeface of the site, in files that a PDF can embed. */
export const fontFiles = {
  regular: resolve('@expo-google-fonts/bricolage-grotesque/400Regular/BricolageGrotesque_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
} as const;

export const replacement = '?';

export interface PrintableText {
  print: (text: string) => string;
  /** Whether anything was replaced so far. */
  hasReplaced: () => boolean;
}

/** Draws what the font has: plain blanks, plain hyphens, single letters for ligatures. Replaces the rest, which a PDF would show as an empty box. */
export async function createPrintableText(): Promise<PrintableText> {
  const { openSync } = await import('fontkit');
  const font = openSync(fontFiles.regular);
  const hasGlyphs = (letter: string) =>
    'hasGlyphForCodePoint' in font &&
    [...letter].every(
      (character) => /\s/.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0)!),
    );
  let replaced = false;
  return {
    print(text) {
      const letters = [...segmenter.segment(withPlainBlanks(text))].map(({ segment }) => segment);
      return letters
        .map((letter) => {
          const drawable = [letter, toPlain(letter)].find(hasGlyphs);
          if (drawable !== undefined) return drawable;
          if (/^\p{C}+$/u.test(letter)) return '';
          replaced = true;
          return replacement;
        })
        .join('');
    },
    hasReplaced: () => replaced,
  };
}

/** No font draws tabs, carriage returns and blanks of other widths as what they are. */
const withPlainBlanks = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\uFEFF/g, '')
    .replace(/[^\S\n]/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '');

/** The compatible letters, such as `fi` for its ligature; a hyphen for those that don't break and for a minus. */
const toPlain = (letter: string) => letter.normalize('NFKC').replace(/[\u2010\u2212]/g, '-');

const segmenter = new Intl.Segmenter('en');
