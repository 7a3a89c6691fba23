import { brandColors } from '#company/brand/brand-texts.ts';
import type { Profile } from '#company/profile/profile.ts';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { barColors } from '#kit/wire/theme.ts';
import { brandIconPaths } from './brand-icon/brand-icon.ts';

export async function siteManifest({ db }: Deps): Promise<string> {
  const profile = await readProfile(db);
  return JSON.stringify({
    name: profile.name,
    short_name: profile.shortName,
    description: profile.description,
    start_url: '/',
    display: 'browser',
    background_color: brandColors.paper,
    theme_color: brandColors.paper,
    icons: icons(profile),
  });
}

/** Browsers take the colors of the bars in light and dark from the panel's document. */
export async function panelManifest({ db }: Deps): Promise<string> {
  const profile = await readProfile(db);
  return JSON.stringify({
    id: adminPaths.dashboard,
    name: `${profile.name} panel`,
    short_name: profile.shortName,
    start_url: adminPaths.dashboard,
    scope: adminPaths.dashboard,
    display: 'standalone',
    background_color: barColors.light,
    theme_color: barColors.light,
    icons: [...icons(profile), icon(profile, 'maskable-512')],
  });
}

const icons = (profile: Profile) => [icon(profile, 'icon-192'), icon(profile, 'icon-512')];

function icon(profile: Profile, file: 'icon-192' | 'icon-512' | 'maskable-512') {
  const size = file.split('-')[1];
  const isMaskable = file === 'maskable-512';
  return {
    src: brandIconPaths(profile)?.(file) ?? (isMaskable ? '/icon-maskable.png' : `/${file}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(isMaskable && { purpose: 'maskable' }),
  };
}
