'use client';

import type { ReactNode } from 'react';
import type { Profile } from '../../src/shared/profile.ts';
import { ProfileProvider } from '../../src/web/profile.tsx';
import type { ArticleData } from '../../src/web/site/article/article-data.ts';
import { articlePage } from '../../src/web/site/article/article-page.tsx';
import type { HomeData } from '../../src/web/site/home/home-data.ts';
import { homePage } from '../../src/web/site/home/home-page.tsx';
import { SiteFooter } from '../../src/web/site/site-footer.tsx';
import { SiteHeader } from '../../src/web/site/site-header.tsx';

/* The views of the site with what every page has around them. Next.js takes a React context only on the client's side. */

interface SiteProps<Data> {
  data: Data;
  profile: Profile;
}

export const HomeSite = ({ data, profile }: SiteProps<HomeData>) => (
  <Frame path="/" profile={profile}>
    <homePage.view {...data} />
  </Frame>
);

export const ArticleSite = ({ data, profile }: SiteProps<ArticleData>) => (
  <Frame path="/blog" profile={profile}>
    <articlePage.view {...data} />
  </Frame>
);

function Frame({ path, profile, children }: { path: string; profile: Profile; children: ReactNode }) {
  return (
    <ProfileProvider value={profile}>
      <SiteHeader path={path} />
      <main id="root">{children}</main>
      <SiteFooter hasCookieSettings={false} />
    </ProfileProvider>
  );
}
