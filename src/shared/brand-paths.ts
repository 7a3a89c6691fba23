export const brandPaths = {
  /** The screen of Settings. */
  screen: '/admin/settings/brand',
  manifest: '/site.webmanifest',
} as const;
