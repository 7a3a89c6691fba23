import * as z from 'zod/mini';
import { requiredText } from './text.ts';

const searchKinds = ['request', 'quote', 'post', 'service', 'subscriber'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A record that the panel's search found. */
export const searchHitSchema = z.object({
  kind: z.enum(searchKinds),
  id: z.int(),
  title: z.string(),
  /** What tells it from others of the same title. */
  detail: z.string(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

export const searchQuerySchema = z.object({ q: requiredText('Enter a search term') });
