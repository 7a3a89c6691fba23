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

/** Replaces each letter that the font lacks, which a PDF would show as an empty box. */
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
      const letters = [...segmenter.segment(text.normalize('NFC'))].map(({ segment }) => segment);
      return letters
        .map((letter) => {
          if (hasGlyphs(letter)) return letter;
          if (/^\p{C}+$/u.test(letter)) return '';
          replaced = true;
          return replacement;
        })
        .join('');
    },
    hasReplaced: () => replaced,
  };
}

const segmenter = new Intl.Segmenter('en');
