import { withPlainLetters } from '#kit/text/letters.ts';
import { withoutInvisible } from './text.ts';

/** API routes that a post's slug would hide. */
const reservedSlugs = ['categories'];

/** `Café & Ærø!` becomes `cafe-aero`. See docs/product/articles.md#slugs. */
export function slugify(title: string): string {
  return withPlainLetters(withoutInvisible(title).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** For titles without Latin letters or digits. */
const namelessSlug = 'post';

/** From the typed slug, or else from the title. */
export const wantedSlug = ({ slug = '', title = '' }: { slug?: string; title?: string }): string =>
  slugify(slug) || slugify(title) || namelessSlug;

/** Appends `-2`, `-3` … to a slug that is taken or reserved. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  const isUsable = (candidate: string) => !reservedSlugs.includes(candidate) && !isTaken(candidate);
  if (isUsable(slug)) return slug;
  let suffix = 2;
  while (!isUsable(`${slug}-${suffix}`)) suffix += 1;
  return `${slug}-${suffix}`;
}
