/** GSM 03.38, the alphabet of text messages. One character outside it makes the whole text UCS-2, twice as expensive. */
const gsm = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Each takes two places. */
const gsmExtension = new Set('^{}\\[~]|€\f');

const plainMarks: readonly [pattern: RegExp, plain: string][] = [
  [/[‘’ʼ′]/g, "'"],
  [/[“”″]/g, '"'],
  [/\s?[–—]\s?/g, '-'],
  [/…/g, '...'],
  [/×/g, 'x'],
  [/[\u00a0\u202f\u2009]/g, ' '],
];

/** Replaces typographic marks that would make the text UCS-2. */
export const getPlainMarks = (text: string): string =>
  plainMarks.reduce((plain, [pattern, mark]) => plain.replace(pattern, mark), text);

/** For texts that we write: accents that would make them UCS-2 go too, such as those of a name. A person's words keep theirs. */
export const toGsmText = (text: string): string =>
  getPlainMarks(text.normalize('NFC')).replace(/\p{L}/gu, (letter) => {
    const plain = letter.normalize('NFD').charAt(0);
    return !gsm.has(letter) && gsm.has(plain) ? plain : letter;
  });

export interface TextSize {
  encoding: 'GSM-7' | 'UCS-2';
  /** The parts that a carrier charges for. */
  segments: number;
}

/** One part holds 160 characters, or 70 in UCS-2. Parts of a longer text hold fewer, because each has a header. */
export function textSize(text: string): TextSize {
  const characters = [...text];
  if (characters.every((character) => gsm.has(character) || gsmExtension.has(character))) {
    const places = characters.map((character) => (gsmExtension.has(character) ? 2 : 1));
    return { encoding: 'GSM-7', segments: getSegments(places, 160, 153) };
  }
  const places = characters.map((character) => character.length);
  return { encoding: 'UCS-2', segments: getSegments(places, 70, 67) };
}

/** No character is split between two parts. */
function getSegments(places: readonly number[], single: number, joined: number): number {
  if (places.reduce((sum, place) => sum + place, 0) <= single) return 1;
  let segments = 1;
  let used = 0;
  for (const place of places) {
    if (used + place > joined) {
      segments += 1;
      used = 0;
    }
    used += place;
  }
  return segments;
}
