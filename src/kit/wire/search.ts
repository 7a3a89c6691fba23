import * as z from 'zod/mini';
import { requiredText, searchable } from './text.ts';

const searchKinds = ['customer', 'request', 'quote', 'post', 'service', 'subscriber'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchHitSchema = z.object({
  kind: z.enum(searchKinds),
  id: z.int(),
  title: z.string(),
  /** Distinguishes records with the same title. */
  detail: z.string(),
  /** The next three exist for requests and quotes only; the price is in dollars. */
  status: z.optional(z.string()),
  createdAt: z.optional(z.string()),
  estimatedPrice: z.optional(z.nullable(z.string())),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

export const searchQuerySchema = z.object({ q: requiredText('Enter a search term') });

export const matchRanks = { word: 0, beginning: 1, inside: 2, none: 3 } as const;

/** Every typed word must match; the worst match decides. */
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
