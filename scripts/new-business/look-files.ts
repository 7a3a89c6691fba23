import { createRequire } from 'node:module';
import { openSync } from 'fontkit';
import { channels, type Palette } from '#company/brand/palette.ts';
import type { Answers } from './answers.ts';
import { keyed, replaced } from './replace.ts';

type Rewrite = (text: string, answers: Answers, palette: Palette) => string;

const cream = '#f6ebda';

/** Colors and mark, by file. */
export const lookRewrites: Readonly<Record<string, Rewrite>> = {
  'src/company/brand/brand-texts.ts': (text, _answers, { brand, night }) =>
    keyed(text, { ...brand, link: night.link }),

  'src/site/styles/tokens.css': (text, _answers, { brand }) =>
    replaced(text, [
      ...Object.entries(brand).map(([name, color]) => variable(kebab(name), color)),
      [
        /--shadow-sun: .*;/,
        `--shadow-sun: inset 0 -2px 0 rgb(${channels(brand.sunText).join(' ')} / 0.28), 0 6px 16px -6px rgb(${channels(brand.sunDeep).join(' ')} / 0.55);`,
      ],
    ]),

  'src/site/styles/admin.css': (text, _answers, { brand, night }) =>
    replaced(text, [
      variable('link', `light-dark(${brand.teal}, ${night.link})`),
      variable('accent', `light-dark(${brand.teal}, ${night.link})`),
      variable('accent-deep', `light-dark(${brand.tealDeep}, ${night.deep})`),
      variable('accent-wash', `light-dark(${brand.tealWash}, ${night.wash})`),
    ]),

  'src/kit/ui/icons/icons.svg': (text, answers, { brand }) =>
    replaced(text, [
      mark('teal', drawnMark(answers, brand.teal, cream)),
      mark('light', drawnMark(answers, cream, brand.teal)),
    ]),

  'art/logo.svg': (_text, answers, { brand }) => svg(answers, brand.teal, cream),
  'art/favicon.svg': (_text, answers, { brand }) => svg(answers, brand.teal, cream),
};

/** Comments on contrast in the style sheets describe the former colors. */
const variable = (name: string, value: string): [RegExp, string] => [
  new RegExp(`--color-${name}: [^;]*;( /\\*.*\\*/)?`),
  `--color-${name}: ${value};`,
];

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const mark = (tone: string, drawn: string): [RegExp, string] => [
  new RegExp(`(<symbol id="mark-${tone}">).*?(?=</symbol>)`),
  `$1${drawn}`,
];

const svg = (answers: Answers, ground: string, ink: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${drawnMark(answers, ground, ink)}</svg>\n`;

/** 96 × 96 px: the initial on a rounded square. */
const drawnMark = (answers: Answers, ground: string, ink: string) =>
  `<rect width="96" height="96" rx="24" fill="${ground}"/><path fill="${ink}" d="${initialPath(answers)}"/>`;

/** The first letter in the font of headings, 56 px high, centered in 96 × 96 px. */
function initialPath({ shortName }: Answers): string {
  const file = createRequire(import.meta.url).resolve(
    '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
  );
  const font = openSync(file);
  if (!('layout' in font)) throw new Error('The font of the headings is a collection');
  const { path } = font.layout(shortName.charAt(0).toUpperCase()).glyphs[0]!;
  const { minX, minY, maxX, maxY } = path.bbox;
  const size = 56 / (maxY - minY);
  return path
    .translate(-(minX + maxX) / 2, -(minY + maxY) / 2)
    .scale(size, -size)
    .translate(48, 48)
    .toSVG()
    .replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
