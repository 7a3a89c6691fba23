import { withPlainLetters } from './letters.ts';

/** Slugs that are routes of the API and so cannot name a post. */
const reservedSlugs = ['categories'];

/**
 * Lowercase, each run of other characters than letters and digits one hyphen, none at the ends.
 * Accents and letters are transliterated first: `Café` is `cafe`, `Ærø` is `aero`. See docs/product.md#slugs.
 */
export function slugify(title: string): string {
  return withPlainLetters(title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** For a post whose title has no letter that an address could show. */
const namelessSlug = 'post';

/** The slug that a post asks for: the one that was typed, else the one of its title. */
export const wantedSlug = ({ slug = '', title = '' }: { slug?: string; title?: string }): string =>
  slugify(slug) || slugify(title) || namelessSlug;

/** The slug itself, or with `-2`, `-3` … appended where it is taken or reserved. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  const isUsable = (candidate: string) => !reservedSlugs.includes(candidate) && !isTaken(candidate);
  if (isUsable(slug)) return slug;
  let suffix = 2;
  while (!isUsable(`${slug}-${suffix}`)) suffix += 1;
  return `${slug}-${suffix}`;
}
