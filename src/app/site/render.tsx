import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { AdminDocument, type AdminDocumentProps } from '#app/panel/admin-document.tsx';
import type { LegalSlug } from '#company/legal/legal-pages.ts';
import { withFacts } from '#company/profile/business-facts.ts';
import { localProfile, type Profile } from '#company/profile/profile.ts';
import { ProfileProvider } from '#company/profile/site/profile.tsx';
import type { IconLinks } from '#kit/pages/icon-links.tsx';
import type { Head, Page } from '#kit/pages/page.ts';
import { setCompanyTimeZone } from '#kit/time/time-zone.ts';
import type { TagSettings } from '#kit/wire/consent.ts';
import { Document, escapedJson, type Tags } from '#site/frame/document.tsx';
import { usualLegalPage as usualText } from '#site/legal/legal-text.ts';
import { pages } from './pages.ts';

export { listAlternates } from '#kit/pages/other-languages.ts';
export type { DataFor } from '#kit/pages/page.ts';
export type { Tags };
export { localProfile, pages };

/** The usual text of a legal page in this language, for its editor. */
export const usualLegalPage = (slug: LegalSlug, stored: Profile) => usualText(slug, localProfile(stored));

interface Place {
  tags: Tags;
  /** Origin of canonical URLs. */
  origin: string;
  path: string;
  /** Whether the page exists in the other languages too. */
  isTranslated: boolean;
  /** Path of the picture that other sites show with a link to the page. */
  shareImage: (head: Head) => string;
  icons: IconLinks | null;
  thirdParty: TagSettings | null;
  profile: Profile;
}

/** With the facts of the business in its texts. */
export function getHead<Data extends object>(
  page: Page<Data>,
  data: Data,
  origin: string,
  stored: Profile,
): Head {
  const profile = localProfile(stored);
  const { title, description, keywords, ...others } = page.head(data, origin, profile);
  return {
    ...others,
    title: withFacts(title, profile),
    description: withFacts(description, profile),
    ...(keywords !== undefined && { keywords: withFacts(keywords, profile) }),
  };
}

/** The whole document. The view is hydratable where the page is live, and static markup elsewhere. */
export function renderPage<Data extends object>(
  page: Page<Data>,
  data: Data,
  { profile: stored, ...place }: Place,
): string {
  const profile = localProfile(stored);
  setCompanyTimeZone(profile.timeZone);
  const isLive = page.kind === 'live';
  const inProfile = (view: ReactNode) => <ProfileProvider value={profile}>{view}</ProfileProvider>;
  const view = (isLive ? renderToString : renderToStaticMarkup)(inProfile(<page.view {...data} />));
  const head = getHead(page, data, place.origin, stored);
  const liveData = isLive ? escapedJson({ ...data, profile: hydratedPart(profile) }) : null;
  return `<!doctype html>${renderToStaticMarkup(inProfile(<Document {...place} {...{ head, view, liveData }} />))}`;
}

/** Hydrated components read these; the rest would only make the page heavier. */
const hydratedFields = [
  'name',
  'shortName',
  'city',
  'county',
  'theCounty',
  'ofTheCounty',
  'hasMap',
  'nothingDries',
  'phone',
  'hours',
  'replyWithinHours',
  'radiusMiles',
  'places',
  'closures',
  'timeZone',
] as const satisfies readonly (keyof Profile)[];

const hydratedPart = (profile: Profile): object => ({
  ...Object.fromEntries(hydratedFields.map((name) => [name, profile[name]])),
  categories: profile.categories.map(({ slug, icon, name, contactValue, contactName }) => ({
    slug,
    icon,
    name,
    contactValue,
    contactName,
  })),
});

/** The one document of the admin panel; its screens are rendered in the browser. */
export function renderAdmin(props: AdminDocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<AdminDocument {...props} />)}`;
}
