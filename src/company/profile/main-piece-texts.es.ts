import type { ServiceCategory } from '#company/catalog/services.ts';
import type { Translation } from '#kit/language/translation.ts';
import type { PieceWords } from './main-piece-texts.ts';

export type { PieceWords } from './main-piece-texts.ts';

export const pieceWords: Record<ServiceCategory, PieceWords> = {
  couch: {
    yourPiece: 'su sofá',
    goodPiece: 'Un buen mueble',
    lastPiece: 'el último cojín',
    cleanPiece: 'Un sofá limpio',
    thickPieces: 'Los cojines gruesos',
  },
  chair: {
    yourPiece: 'su silla',
    goodPiece: 'Un buen mueble',
    lastPiece: 'el último cojín',
    cleanPiece: 'Una silla limpia',
    thickPieces: 'Los cojines gruesos',
  },
  carpet: {
    yourPiece: 'su alfombra',
    goodPiece: 'Una buena alfombra',
    lastPiece: 'el último cuarto',
    cleanPiece: 'Una alfombra limpia',
    thickPieces: 'Las alfombras gruesas',
  },
  mattress: {
    yourPiece: 'su colchón',
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
