import { piecePhrases, usualPhrases } from '#company/presets/phrases-texts.ts';
import type { Translation } from '#kit/language/translation.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import type { OfferedCategory } from './category-words.ts';
import type { PieceWords } from './main-piece-texts.ts';

export type { PieceWords } from './main-piece-texts.ts';

export const getPieceWords = (main: OfferedCategory | undefined): PieceWords => ({
  yourPiece: main?.piece ?? 'su casa',
  ...usualPhrases,
  ...findEntry(piecePhrases, main?.slug ?? ''),
});

export type Complete = Translation<
  typeof import('./main-piece-texts.ts'),
  typeof import('./main-piece-texts.es.ts')
>;
