import * as z from 'zod/mini';
import { optionalText } from './text.ts';

export const postCategories = [
  'Cleaning Tips',
  'Carpet Care',
  'Furniture Care',
  'Mattress Care',
  'Health & Wellness',
  'Eco-Friendly',
  'Seasonal Tips',
  'Pet Care',
] as const;
export type PostCategory = (typeof postCategories)[number];

/** A published post without its content, as lists use it. */
export const postSummarySchema = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  category: z.string(),
  featuredImage: z.nullable(z.string()),
  isPinned: z.boolean(),
  isPublished: z.boolean(),
  readingMinutes: z.int(),
  createdAt: z.string(),
  publishedAt: z.string(),
  updatedAt: z.string(),
});
export type PostSummary = z.infer<typeof postSummarySchema>;

/** `content` is HTML, or text with paragraphs separated by blank lines. */
export const postSchema = z.extend(postSummarySchema, { content: z.string() });
export type Post = z.infer<typeof postSchema>;

export const postFilterSchema = z.object({
  search: optionalText(200),
  category: optionalText(100),
  summary: z.optional(z.string()),
  /** `pinned` puts pinned articles before the others, each newest first. */
  order: z._default(z.enum(['newest', 'pinned']), 'newest'),
});
export type PostFilter = z.infer<typeof postFilterSchema>;
