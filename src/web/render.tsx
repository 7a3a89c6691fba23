import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { TagSettings } from '#shared/consent.ts';
import type { Profile } from '#shared/profile.ts';
import type { Theme } from '#shared/theme.ts';
import { AdminDocument } from './admin/admin-document.tsx';
import { Document, escapedJson, type Tags } from './document.tsx';
import type { Head, Page } from './page.ts';
import { ProfileProvider } from './profile.tsx';
import { pages } from './site/pages.ts';

export type { DataOf } from './page.ts';
export type { Tags };
export { pages };

interface Place {
  tags: Tags;
  /** Origin of canonical addresses. */
  origin: string;
  path: string;
  /** Path of the picture that other sites show with a link to the page. */
  shareImage: (head: Head) => string;
  thirdParty: TagSettings | null;
  profile: Profile;
}

/** The whole page as one string: static markup, and one hydratable island of the whole view where the page is live. */
export function renderPage<Data extends object>(page: Page<Data>, data: Data, place: Place): string {
  const { profile, ...rest } = place;
  const view = (
    <ProfileProvider value={profile}>
      <page.view {...data} />
    </ProfileProvider>
  );
  const head = page.head(data, place.origin, profile);
  const live = page.kind === 'live' && {
    html: renderToString(view),
    json: escapedJson({ ...data, profile }),
  };
  return `<!doctype html>${renderToStaticMarkup(
    <ProfileProvider value={profile}>
      <Document head={head} {...rest} {...(live ? { live } : { children: view })} />
    </ProfileProvider>,
  )}`;
}

/** The one document of the admin panel; its screens are rendered in the browser. */
export function renderAdmin(tags: Tags, theme: Theme): string {
  return `<!doctype html>${renderToStaticMarkup(<AdminDocument tags={tags} theme={theme} />)}`;
}
