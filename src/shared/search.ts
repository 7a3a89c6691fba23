import * as z from 'zod/mini';
import { requiredText, searchable } from './text.ts';

const searchKinds = ['request', 'quote', 'post', 'service', 'subscriber'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A record that the panel's search found. */
export const searchHitSchema = z.object({
  kind: z.enum(searchKinds),
  id: z.int(),
  title: z.string(),
  /** What tells it from others of the same title. */
  detail: z.string(),
  /** The next three of requests and quotes only: the status, when it came in, and its price in dollars, if it has one. */
  status: z.optional(z.string()),
  createdAt: z.optional(z.string()),
  estimatedPrice: z.optional(z.nullable(z.string())),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

export const searchQuerySchema = z.object({ q: requiredText('Enter a search term') });

export const matchRanks = { word: 0, beginning: 1, inside: 2, none: 3 } as const;

/** How well a name fits what was typed; every word must fit, and the one that fits least decides. */
export function matchRank(name: string, typed: string): number {
  const text = searchable(name);
  const words = text.split(/[^\p{L}\p{N}]+/u);
  const ranks = searchable(typed)
    .split(/\s+/)
    .filter(Boolean)
    .map((wanted) => {
      if (words.includes(wanted)) return matchRanks.word;
      if (words.some((word) => word.startsWith(wanted)) || text.startsWith(wanted))
        return matchRanks.beginning;
      return text.includes(wanted) ? matchRanks.inside : matchRanks.none;
    });
  return Math.max(...ranks);
}
