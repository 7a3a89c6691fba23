import type { ServiceCategory } from './services.ts';

export const pieceGroups = ['furniture', 'carpet', 'mattress'] as const;
export type PieceGroup = (typeof pieceGroups)[number];

const groups: Record<ServiceCategory, PieceGroup> = {
  couch: 'furniture',
  chair: 'furniture',
  carpet: 'carpet',
  mattress: 'mattress',
};

/** The contact form's groups: couches and chairs are furniture. */
export const getPieceGroups = (categories: readonly ServiceCategory[]): PieceGroup[] =>
  pieceGroups.filter((group) => categoriesIn(group, categories).length > 0);

/** The first of what the company cleans, which stands for all in pictures and in texts that name one piece. */
export const getMainCategory = (categories: readonly ServiceCategory[]): ServiceCategory =>
  categories[0] ?? 'couch';

/** Carpets have no care label. */
export const isCarpetAlone = (categories: readonly ServiceCategory[]) =>
  categories.every((category) => category === 'carpet');

export const categoriesIn = (group: PieceGroup, categories: readonly ServiceCategory[]): ServiceCategory[] =>
  categories.filter((category) => groups[category] === group);
