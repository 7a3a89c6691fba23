import { createHash } from 'node:crypto';
import { type BrandIcon, findBrandIcon } from '#app/pages/brand-icon/brand-icon.ts';
import { siteColors } from '#company/brand/palette.ts';
import { categoryIllustration } from '#company/pictures/category-illustrations.ts';
import type { Profile } from '#company/profile/profile.ts';
import { inEachLanguage } from '#kit/language/language.ts';
import type { Head } from '#kit/pages/page.ts';
import { files, sharePicture } from '#kit/paths/paths.ts';
import { uploadedSitePicture } from '#kit/wire/uploaded-picture.ts';

/** Content of the picture that other sites show with a link to a page. */
export interface ShareCard {
  /** The business's name. */
  name: string;
  /** Null: the drawn mark. */
  icon: BrandIcon | null;
  ground: string;
  nameColor: string;
  title: string;
  /** The path of a JPEG of ours. */
  picture: string;
}

/** Counts up when the same card is drawn otherwise. */
const design = 3;
const ownJpeg = /^\/(pictures\/[\w-]+|uploads\/[0-9a-f]{32}-(share|\d{1,4}x\d{1,4}))\.jpg$/;

const homePicture = ({ pictures, mainCategory }: Profile) =>
  pictures?.homeHero
    ? uploadedSitePicture(pictures.homeHero.url)!.jpeg
    : sharePicture(categoryIllustration(mainCategory));

/**
 * The mark says whose page it is, so what follows a bar is left out. A picture from elsewhere is never fetched: the
 * card then shows that of the home page.
 */
export function getShareCard({ title, image }: Pick<Head, 'title' | 'image'>, profile: Profile): ShareCard {
  const { name, colors } = profile;
  const { tealDeep, sun } = siteColors(colors);
  return {
    name,
    icon: findBrandIcon(profile),
    ground: tealDeep,
    nameColor: sun,
    title: title.replace(/\s+\|[^|]*$/, ''),
    picture: ownJpeg.test(image ?? '') ? image! : homePicture(profile),
  };
}

/** Its URL changes with its content, so it may be cached forever. */
export const shareCardAddress = (head: Head, profile: Profile): string =>
  files.shareCard(shareCardName(head.canonical ?? '/'), shareCardHash(getShareCard(head, profile)));

export const shareCardHash = (card: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([design, card]))
    .digest('hex')
    .slice(0, 12);

/** `home` for the home page; else the page's path, `blog/window-sill`. */
const shareCardName = (path: string) => path.replace(/^\/|\/$/g, '') || 'home';

export const pathOfShareCard = (name: string): string =>
  inEachLanguage('/').find((home) => shareCardName(home) === name) ?? `/${name}`;
