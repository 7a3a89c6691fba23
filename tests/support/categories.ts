import type { StoredCategory } from '#company/profile/category-words.ts';
import { byLanguage } from '#kit/language/language.ts';
import { paths } from '#kit/paths/paths.ts';

/** The categories that every database begins with, in order. */
export const serviceCategories = ['couch', 'chair', 'carpet', 'mattress'] as const;

export const servicePaths = {
  couch: paths.service('couch-cleaning'),
  chair: paths.service('chair-cleaning'),
  carpet: paths.service('carpet-cleaning'),
  mattress: paths.service('mattress-cleaning'),
} as const;

const times = (visit: [number, number], again: [number, number], [from, to]: [number, number] = [2, 6]) => ({
  visitHours: { from: visit[0], to: visit[1] },
  dryingHours: { from, to },
  againMonths: { from: again[0], to: again[1] },
});

/** Their times at first. */
export const defaultVisitTimes = {
  couch: times([1, 3], [6, 12]),
  chair: times([1, 3], [6, 12]),
  carpet: times([2, 4], [12, 18]),
  mattress: times([1, 2], [12, 12]),
};

/** Their records, for texts that need no database. */
export const demoCategories: StoredCategory[] = serviceCategories.map((slug) => {
  const words = { name: slug, noun: slug, nouns: slug, piece: slug, contactName: slug };
  return {
    slug,
    pageSlug: `${slug}-cleaning`,
    contactValue: slug === 'couch' || slug === 'chair' ? 'furniture' : slug,
    icon: slug,
    imageUrl: null,
    isDeleted: false,
    words: byLanguage(() => words),
  };
});
