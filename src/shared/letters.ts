/** Letters of Latin alphabets that Unicode does not take apart, in lower case, and how they are written without. */
const plain: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  ŧ: 't',
  ə: 'e',
};

const letters = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/** A text in lower case with `ss` for `ß`, `o` for `ø` and the like; accents stay. */
export const withPlainLetters = (text: string) => text.replace(letters, (letter) => plain[letter]!);
