import { createHash } from 'node:crypto';
import { getIcon } from '#company/brand/logo.ts';
import { hasDrawnMark } from '#company/profile/business-facts.ts';
import type { Profile } from '#company/profile/profile.ts';
import type { IconLinks } from '#kit/pages/icon-links.tsx';
import { uploadedLogo } from '#kit/wire/uploaded-picture.ts';

/** Shows the logo, or the first letter of the name. */
export interface BrandIcon {
  ground: string;
  /** Name of the logo's file; null: the letter. */
  logo: string | null;
  /** White. */
  letter: string;
}

/** Shape and size. Android cuts a circle out of a maskable icon; iOS rounds a square one itself. */
export const iconFiles = ['icon-32', 'icon-192', 'icon-512', 'square-180', 'maskable-512'] as const;
export type IconFile = (typeof iconFiles)[number];

/** Counts up when the same icon is drawn otherwise. */
const design = 1;

/** Null where the drawn mark of `content` is the business's own. */
export function findBrandIcon(profile: Profile): BrandIcon | null {
  if (!profile.logo && hasDrawnMark(profile.name)) return null;
  const { logo, ...rest } = getIcon(profile);
  return { ...rest, logo: logo && uploadedLogo(logo.url)!.name };
}

export const brandIconHash = (icon: BrandIcon): string =>
  createHash('sha256')
    .update(JSON.stringify([design, icon]))
    .digest('hex')
    .slice(0, 12);

/** Changes with the content, so the icon may be cached forever. */
export const iconPath = (hash: string, file: IconFile) => `/icon/${hash}-${file}.png` as const;

/** Where each icon is now: null where those of `public` are the business's own. */
export function brandIconPaths(profile: Profile): ((file: IconFile) => string) | null {
  const icon = findBrandIcon(profile);
  if (!icon) return null;
  const hash = brandIconHash(icon);
  return (file) => iconPath(hash, file);
}

/** For a document. */
export function iconLinks(profile: Profile): IconLinks | null {
  const getPath = brandIconPaths(profile);
  return getPath && { icon: getPath('icon-192'), touchIcon: getPath('square-180') };
}
