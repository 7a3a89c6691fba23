import type { Translation } from '../../translation.ts';
import { business } from '../business.ts';

export const quoteVisitPage = {
  title: `Su visita de ${business.name}`,
  description: `Elija a qué hora llegamos, y cambie o cancele su visita de ${business.name} en la misma página.`,
} as const;

export type Complete = Translation<typeof import('./quote-visit.ts'), typeof import('./quote-visit.es.ts')>;
