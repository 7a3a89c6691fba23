import * as z from 'zod/mini';
import { presetNameSchema } from '#company/presets/preset-names.ts';

export const setupPath = '/api/admin/setup';
export const tradePath = '/api/admin/setup/trade';
export const demoArticlesOfflinePath = '/api/admin/setup/demo-articles-offline';

/**
 * These turn the demo into an owner's own site, in the order of the list.
 * See docs/product/company.md#set-up-your-site.
 */
export const setupSteps = [
  'trade',
  'account',
  'brand',
  'company',
  'contact',
  'places',
  'prices',
  'booking',
  'email',
  'texts',
  'payments',
  'alerts',
  'photos',
  'testimonials',
  'claims',
  'faqs',
  'articles',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** An owner may keep these. The demo's reviews and figures are nobody's, and nothing arrives without account and email. */
export const keepableSteps = [
  'trade',
  'brand',
  'company',
  'contact',
  'places',
  'prices',
  'booking',
  'texts',
  'payments',
  'alerts',
  'photos',
  'faqs',
  'articles',
] as const;
export type KeepableStep = (typeof keepableSteps)[number];

export const setupSchema = z.object({
  steps: z.array(z.object({ step: z.enum(setupSteps), state: z.enum(['open', 'done', 'kept']) })),
  /** Empty once the catalog is the owner's own, or that of a trade that was chosen. */
  trades: z.array(
    z.object({
      name: presetNameSchema,
      title: z.string(),
      categories: z.array(z.string()),
      services: z.int(),
      /** Its catalog is on the site. */
      isCurrent: z.boolean(),
    }),
  ),
  /** How many of the demo's articles are online and have never been edited. */
  demoArticles: z.int(),
  /** Nothing is emailed without one. */
  hasMailServer: z.boolean(),
  /** One went out through it. */
  hasSentEmail: z.boolean(),
  isHidden: z.boolean(),
});
export type Setup = z.infer<typeof setupSchema>;

/** Replaces the former answer. */
export const setupUpdateSchema = z.object({
  kept: z.array(z.enum(keepableSteps)),
  isHidden: z.boolean(),
});
export type SetupUpdate = z.infer<typeof setupUpdateSchema>;

export const tradeChoiceSchema = z.object({ trade: presetNameSchema });
