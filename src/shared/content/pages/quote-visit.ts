import { business } from '../business.ts';

export const quoteVisitPage = {
  title: `Your visit from ${business.name}`,
  description: `Pick an arrival window, then move or cancel your visit from ${business.name} on the same page.`,
} as const;
