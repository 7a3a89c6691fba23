import type { ServiceCategory } from './services.ts';

export const pieceGroups = ['furniture', 'carpet', 'mattress'] as const;
export type PieceGroup = (typeof pieceGroups)[number];

/** What the company cleans, as the contact form has it: couches and chairs are furniture. */
export const pieceGroupsOf = (categories: readonly ServiceCategory[]): PieceGroup[] =>
  pieceGroups.filter((group) =>
    group === 'furniture'
      ? categories.includes('couch') || categories.includes('chair')
      : categories.includes(group),
  );
