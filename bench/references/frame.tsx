import type { ReactNode } from 'react';
import { SiteFooter } from '../../src/web/site/site-footer.tsx';
import { SiteHeader } from '../../src/web/site/site-header.tsx';

/** What every page of the site has around its view. */
export function Frame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <SiteHeader path={path} />
      <main id="root">{children}</main>
      <SiteFooter hasCookieSettings={false} />
    </>
  );
}
