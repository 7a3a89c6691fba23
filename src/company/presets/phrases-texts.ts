/** For texts that name one piece of the first category. */
export interface PiecePhrases {
  /** Begins “… deserves a second life.” */
  goodPiece: string;
  /** Completes “down to …”. */
  lastPiece: string;
  /** Begins “… smells like nothing at all.” */
  cleanPiece: string;
  /** Begins “… and damp days slow drying down”. */
  thickPieces: string;
}

export const usualPhrases: PiecePhrases = {
  goodPiece: 'What you own',
  lastPiece: 'the last corner',
  cleanPiece: 'A clean home',
  thickPieces: 'Thick materials',
};

/** By the slug of the first category of a preset. */
export const piecePhrases: Record<string, Partial<PiecePhrases>> = {
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
  house: { goodPiece: 'A busy home', lastPiece: 'the last bathroom' },
  window: { goodPiece: 'A good view', lastPiece: 'the last pane', cleanPiece: 'A clean window' },
};

/** A care label, or a test of the fiber, decides how these are cleaned. */
export const careLabeled = ['couch', 'chair', 'mattress'];
export const fiberTested = ['carpet'];

export interface GroupPhrases {
  /** Completes “what people … on”. */
  use: string;
  takes: string;
  several: string;
}

/** By the option of the contact form. */
export const groupPhrases: Record<string, GroupPhrases> = {
  furniture: { use: 'sit', takes: 'furniture takes', several: 'furniture' },
  carpet: { use: 'walk', takes: 'carpets take', several: 'carpets' },
  mattress: { use: 'sleep', takes: 'a mattress takes', several: 'mattresses' },
};
