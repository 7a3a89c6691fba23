import * as z from 'zod/mini';

export const siteCopyApi = {
  status: '/api/admin/site-copy',
  confirm: '/api/admin/site-copy/confirm',
} as const;

/** Where a site runs. */
const siteIdentitySchema = z.object({
  /** The origin of its public URL. */
  origin: z.string(),
  /** The data folder, or on Postgres the server and the database. */
  place: z.string(),
});
export type SiteIdentity = z.infer<typeof siteIdentitySchema>;

export const siteCopySchema = z.object({
  /** Then nothing leaves the site before an owner confirms it. */
  isCopy: z.boolean(),
  /** The site that the data belong to. */
  original: siteIdentitySchema,
  /** This one. */
  here: siteIdentitySchema,
  /** Emails, texts, alerts and webhooks that would leave after the confirmation. */
  waiting: z.int(),
});
export type SiteCopy = z.infer<typeof siteCopySchema>;
