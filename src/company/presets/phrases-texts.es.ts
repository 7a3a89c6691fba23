import type { Translation } from '#kit/language/translation.ts';
import type { GroupPhrases, PiecePhrases } from './phrases-texts.ts';

export type { GroupPhrases, PiecePhrases } from './phrases-texts.ts';

export const usualPhrases: PiecePhrases = {
  goodPiece: 'Lo suyo',
  lastPiece: 'el último rincón',
  cleanPiece: 'Una casa limpia',
  thickPieces: 'Los materiales gruesos',
};

export const piecePhrases: Record<string, Partial<PiecePhrases>> = {
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
  house: { goodPiece: 'Su casa', lastPiece: 'el último baño' },
  window: { goodPiece: 'Una buena vista', lastPiece: 'el último vidrio', cleanPiece: 'Una ventana limpia' },
};

export const careLabeled = ['couch', 'chair', 'mattress'];
export const fiberTested = ['carpet'];

export const groupPhrases: Record<string, GroupPhrases> = {
  furniture: { use: 'se sienta', takes: 'los muebles toman', several: 'los muebles' },
  carpet: { use: 'camina', takes: 'las alfombras toman', several: 'las alfombras' },
  mattress: { use: 'duerme', takes: 'un colchón toma', several: 'los colchones' },
};

export type Complete = Translation<
  typeof import('./phrases-texts.ts'),
  typeof import('./phrases-texts.es.ts')
>;
