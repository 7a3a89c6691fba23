import { findEntry } from '#kit/text/find-entry.ts';
import type { OfferedCategory } from './category-words.ts';

/** For texts that name one piece: the first of what the company cleans. */
export interface PieceWords {
  yourPiece: string;
  /** Begins “… deserves a second life.” */
  goodPiece: string;
  /** Completes “down to …”. */
  lastPiece: string;
  /** Begins “… smells like nothing at all.” */
  cleanPiece: string;
  /** Begins “… and damp days slow drying down”. */
  thickPieces: string;
}

export const getPieceWords = (main: OfferedCategory | undefined): PieceWords => ({
  yourPiece: main?.piece ?? 'your home',
  ...(findEntry(knownPieces, main?.slug ?? '') ?? {
    goodPiece: 'What you own',
    lastPiece: 'the last corner',
    cleanPiece: 'A clean home',
    thickPieces: 'Thick materials',
  }),
});

const knownPieces: Record<string, Omit<PieceWords, 'yourPiece'>> = {
  couch: {
    goodPiece: 'Good furniture',
    lastPiece: 'the last cushion',
    cleanPiece: 'A clean couch',
    thickPieces: 'Thick cushions',
  },
  chair: {
    goodPiece: 'Good furniture',
    lastPiece: 'the last cushion',
    cleanPiece: 'A clean chair',
    thickPieces: 'Thick cushions',
  },
  carpet: {
    goodPiece: 'A good carpet',
    lastPiece: 'the last room',
    cleanPiece: 'A clean carpet',
    thickPieces: 'Thick carpets',
  },
  mattress: {
    goodPiece: 'A good mattress',
    lastPiece: 'the last pillow',
    cleanPiece: 'A clean mattress',
    thickPieces: 'Thick mattresses',
  },
};
