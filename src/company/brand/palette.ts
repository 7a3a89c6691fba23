import { brandColors, darkColors } from './brand-texts.ts';

/** As the owner chose them, `#rrggbb`. */
export interface ChosenColors {
  /** Links and dark bands. */
  primary: string;
  /** The main button of a page. */
  accent: string;
}

/** All colors of the brand; those of `content` until the owner chooses. */
export const siteColors = (chosen: ChosenColors | null | undefined) => {
  if (!chosen) return { ...brandColors, darkLink: darkColors.link };
  const { brand, night } = getPalette(chosen.primary, chosen.accent);
  return { ...brandColors, ...brand, darkLink: night.link };
};
export type SiteColors = ReturnType<typeof siteColors>;

/** All tints of a brand from its two colors, each adjusted until text on it has enough contrast. */
export function getPalette(primary: string, accent: string) {
  const teal = until(primary, black, (color) => contrast(color, paper) >= 7);
  const tealDeep = until(mix(teal, black, 0.22), black, (color) => contrast(color, white) >= 10);
  const sun = until(accent, white, (color) => contrast(color, ink) >= 7);
  return {
    brand: {
      teal,
      tealDeep,
      tealWash: mix(teal, white, 0.88),
      mint: until(mix(teal, white, 0.7), white, (color) => contrast(color, tealDeep) >= 7),
      sun,
      sunDeep: until(mix(sun, black, 0.06), white, (color) => contrast(color, ink) >= 5),
      sunWash: mix(sun, white, 0.78),
      sunText: until(accent, black, (color) => contrast(color, sand) >= 5.2),
    },
    night: {
      link: until(teal, white, (color) => contrast(color, nightGround) >= 7),
      deep: until(teal, white, (color) => contrast(color, nightGround) >= 9),
      wash: mix(nightGround, teal, 0.35),
    },
  };
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const [black, white] = ['#000000', '#ffffff'];
const [paper, sand, ink, nightGround] = ['#fffbf4', '#f6ebda', '#17302f', '#171f1d'];

/** Mixes one color with the other in small steps until the condition holds. */
function until(from: string, to: string, isEnough: (color: string) => boolean): string {
  for (let step = 0; step < 100; step++) {
    const color = mix(from, to, step / 100);
    if (isEnough(color)) return color;
  }
  return to;
}

function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + (target[at]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG 2. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((one, other) => one - other) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [r, g, b] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
