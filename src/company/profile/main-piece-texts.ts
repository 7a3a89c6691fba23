import { type PiecePhrases, piecePhrases, usualPhrases } from '#company/presets/phrases-texts.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import type { OfferedCategory } from './category-words.ts';

/** For texts that name one piece: the first of what the company cleans. */
export interface PieceWords extends PiecePhrases {
  yourPiece: string;
}

export const getPieceWords = (main: OfferedCategory | undefined): PieceWords => ({
  yourPiece: main?.piece ?? 'your home',
  ...usualPhrases,
  ...findEntry(piecePhrases, main?.slug ?? ''),
});
