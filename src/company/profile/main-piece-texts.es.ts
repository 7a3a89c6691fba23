import type { Translation } from '#kit/language/translation.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import type { OfferedCategory } from './category-words.ts';
import type { PieceWords } from './main-piece-texts.ts';

export type { PieceWords } from './main-piece-texts.ts';

export const getPieceWords = (main: OfferedCategory | undefined): PieceWords => ({
  yourPiece: main?.piece ?? 'su casa',
  ...(findEntry(knownPieces, main?.slug ?? '') ?? {
    goodPiece: 'Lo suyo',
    lastPiece: 'el último rincón',
    cleanPiece: 'Una casa limpia',
    thickPieces: 'Los materiales gruesos',
  }),
});

const knownPieces: Record<string, Omit<PieceWords, 'yourPiece'>> = {
  couch: {
    goodPiece: 'Un buen mueble',
    lastPiece: 'el último cojín',
    cleanPiece: 'Un sofá limpio',
    thickPieces: 'Los cojines gruesos',
  },
  chair: {
    goodPiece: 'Un buen mueble',
    lastPiece: 'el último cojín',
    cleanPiece: 'Una silla limpia',
    thickPieces: 'Los cojines gruesos',
  },
  carpet: {
    goodPiece: 'Una buena alfombra',
    lastPiece: 'el último cuarto',
    cleanPiece: 'Una alfombra limpia',
    thickPieces: 'Las alfombras gruesas',
  },
  mattress: {
    goodPiece: 'Un buen colchón',
    lastPiece: 'la última almohada',
    cleanPiece: 'Un colchón limpio',
    thickPieces: 'Los colchones gruesos',
  },
};

export type Complete = Translation<
  typeof import('./main-piece-texts.ts'),
  typeof import('./main-piece-texts.es.ts')
>;
