import * as z from 'zod/mini';
import { colorSchema } from '#kit/wire/setting-rules.ts';
import { uploadedLogo } from '#kit/wire/uploaded-picture.ts';
import { brandColors } from './brand-texts.ts';
import { type ChosenColors, contrast, type SiteColors, siteColors } from './palette.ts';

/** As the upload call returns it. */
export const logoSchema = z.object({
  url: z
    .string('Upload the logo again')
    .check(z.refine((url) => uploadedLogo(url) !== null, 'Upload the logo again')),
  /** The mean color of what is visible. */
  ink: colorSchema,
  /** The color around it; null if it is transparent there. */
  ground: z.nullable(colorSchema),
});
export type Logo = z.infer<typeof logoSchema>;

/** The part of a profile that the logo stands for. */
interface Brand {
  name: string;
  logo?: Logo;
  colors?: ChosenColors;
}

/** Below it, a logo stands on a plate. Shapes as large as those of a logo need less than text. */
const leastContrast = 2;

/** A logo that would be lost on this color gets a plate: paper or the darkest of the brand. */
export function plateOn(
  { ink, ground }: Logo,
  place: string,
  { tealDeep }: Pick<SiteColors, 'tealDeep'>,
): 'light' | 'dark' | null {
  if (ground !== null || contrast(ink, place) >= leastContrast) return null;
  return contrast(ink, brandColors.paper) >= contrast(ink, tealDeep) ? 'light' : 'dark';
}

/** The panel has light and dark screens, so its logo stands on a color of its own. */
export function panelLogo({ logo, colors }: Pick<Brand, 'logo' | 'colors'>) {
  if (!logo) return null;
  const all = siteColors(colors);
  const plate = plateOn(logo, white, all) === 'dark' ? all.tealDeep : white;
  const size = logoSize(logo, { width: 176, height: 44 });
  return { src: uploadedLogo(logo.url)!.shown, plate: logo.ground ?? plate, ...size };
}

const white = '#ffffff';

/** A wider logo would be unreadable in a square of 32 px: the first letter of the name stands there. */
const widestInIcon = 2.5;

/** A square shows the logo, or the letter on the main color. */
export function getIcon({ name, logo, colors }: Brand) {
  const all = siteColors(colors);
  const letter = /\p{L}|\p{N}/u.exec(name)?.[0].toUpperCase() ?? '';
  const size = logo && uploadedLogo(logo.url)!;
  const isInIcon = size && size.width / size.height <= widestInIcon;
  return isInIcon
    ? { logo, letter, ground: iconGround(logo, all) }
    : { logo: null, letter, ground: all.teal };
}

/** The ground of the icon: what surrounds the logo, else the main color, else the one on which the logo stands out. */
function iconGround({ ink, ground }: Logo, { teal, tealDeep }: SiteColors): string {
  if (ground !== null) return ground;
  if (contrast(ink, teal) >= leastContrast) return teal;
  return contrast(ink, brandColors.paper) >= contrast(ink, tealDeep) ? brandColors.paper : tealDeep;
}

/** Its size within a box, in px; never larger than the file. */
export function logoSize({ url }: Pick<Logo, 'url'>, box: { width: number; height: number }) {
  const { width, height } = uploadedLogo(url)!;
  const scale = Math.min(box.width / width, box.height / height, 1);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
