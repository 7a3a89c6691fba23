import type { ServiceCategory } from '#company/catalog/services.ts';

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

export const pieceWords: Record<ServiceCategory, PieceWords> = {
  couch: {
    yourPiece: 'your sofa',
    goodPiece: 'Good furniture',
    lastPiece: 'the last cushion',
    cleanPiece: 'A clean couch',
    thickPieces: 'Thick cushions',
  },
  chair: {
    yourPiece: 'your chair',
    goodPiece: 'Good furniture',
    lastPiece: 'the last cushion',
    cleanPiece: 'A clean chair',
    thickPieces: 'Thick cushions',
  },
  carpet: {
    yourPiece: 'your carpet',
    goodPiece: 'A good carpet',
    lastPiece: 'the last room',
    cleanPiece: 'A clean carpet',
    thickPieces: 'Thick carpets',
  },
  mattress: {
    yourPiece: 'your mattress',
    goodPiece: 'A good mattress',
    lastPiece: 'the last pillow',
    cleanPiece: 'A clean mattress',
    thickPieces: 'Thick mattresses',
  },
};
