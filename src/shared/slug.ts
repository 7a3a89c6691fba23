/** Slugs that are routes of the API and so cannot name a post. */
const reservedSlugs = ['categories'];

/**
 * Lowercase, each run of other characters than letters and digits one hyphen, none at the ends.
 * Accents are transliterated first: `Café` is `cafe`. Specification: Blog post save.
 */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The slug itself, or with `-2`, `-3` … appended where it is taken or reserved. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  const isUsable = (candidate: string) => !reservedSlugs.includes(candidate) && !isTaken(candidate);
  if (isUsable(slug)) return slug;
  let suffix = 2;
  while (!isUsable(`${slug}-${suffix}`)) suffix += 1;
  return `${slug}-${suffix}`;
}
