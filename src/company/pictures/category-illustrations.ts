/** The categories with pictures of their own among those of the site. */
const illustrated = ['couch', 'chair', 'carpet', 'mattress'] as const;
type Illustrated = (typeof illustrated)[number];

export const hasIllustration = (slug: string): slug is Illustrated =>
  (illustrated as readonly string[]).includes(slug);

/** The name of the picture of a category; for one without, a still life that suits every trade. */
export const categoryIllustration = (slug: string) =>
  hasIllustration(slug) ? (`${slug}-clean` as const) : 'gentle-things';
