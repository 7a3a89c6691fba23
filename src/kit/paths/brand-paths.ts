export const brandPaths = {
  manifest: '/site.webmanifest',
} as const;
