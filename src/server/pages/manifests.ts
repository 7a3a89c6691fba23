import type { Deps } from '#server/deps.ts';
import { readProfile } from '#server/features/settings/settings.queries.ts';
import { brandColors } from '#shared/content/brand.ts';
import { business } from '#shared/content/business.ts';
import { adminPaths } from '#shared/paths.ts';
import { barColors } from '#shared/theme.ts';

const icons = [192, 512].map((size) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
}));

export async function siteManifest({ db }: Deps): Promise<string> {
  const { name, shortName } = await readProfile(db);
  return JSON.stringify({
    name,
    short_name: shortName,
    description: business.description,
    start_url: '/',
    display: 'browser',
    background_color: brandColors.paper,
    theme_color: brandColors.paper,
    icons,
  });
}

/** Browsers take the colors of the bars in light and dark from the panel's document. */
export async function panelManifest({ db }: Deps): Promise<string> {
  const { name, shortName } = await readProfile(db);
  return JSON.stringify({
    id: adminPaths.dashboard,
    name: `${name} panel`,
    short_name: shortName,
    start_url: adminPaths.dashboard,
    scope: adminPaths.dashboard,
    display: 'standalone',
    background_color: barColors.light,
    theme_color: barColors.light,
    icons: [
      ...icons,
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
