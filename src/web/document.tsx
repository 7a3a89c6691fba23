import type { ReactNode } from 'react';
import type { Head } from './page.ts';
import { SiteFooter } from './site/site-footer.tsx';
import { SiteHeader } from './site/site-header.tsx';

/** What the build (or, in development, Vite) says a page must load. */
export interface Tags {
  /** The whole style sheet, where it is inlined. */
  css?: string;
  stylesheets: string[];
  preloads: string[];
  fonts: string[];
  scripts: string[];
}

interface DocumentProps {
  head: Head;
  tags: Tags;
  /** Origin of the canonical addresses, without a slash at the end. */
  origin: string;
  /** Address of the page, to mark where we are in the navigation. */
  path: string;
  children?: ReactNode;
  /** The hydratable markup of a live page and its data, instead of children. */
  live?: { html: string; json: string };
}

/** Header and footer stay outside `#root`: the enhance module edits them, and React must not be surprised by that. */
export function Document({ head, tags, origin, path, children, live }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        <Sharing head={head} origin={origin} />
        {tags.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
        ))}
        {tags.css !== undefined && <style dangerouslySetInnerHTML={{ __html: tags.css }} />}
        {tags.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {tags.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {tags.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="theme-color" content="#FFFBF4" />
        {head.jsonLd?.map((data) => (
          <JsonScript key={JSON.stringify(data)} type="application/ld+json" json={escapedJson(data)} />
        ))}
      </head>
      <body>
        <a className="skip-link" href="#root">
          Skip to content
        </a>
        <SiteHeader path={path} />
        {live ? (
          <main id="root" tabIndex={-1} dangerouslySetInnerHTML={{ __html: live.html }} />
        ) : (
          <main id="root" tabIndex={-1}>
            {children}
          </main>
        )}
        <SiteFooter />
        {live && <JsonScript id="data" type="application/json" json={live.json} />}
      </body>
    </html>
  );
}

function Sharing({ head, origin }: Pick<DocumentProps, 'head' | 'origin'>) {
  if (!head.canonical) return <meta name="robots" content="noindex" />;
  return (
    <>
      <link rel="canonical" href={origin + head.canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={origin + head.canonical} />
      <meta property="og:image" content={`${origin}/og-default.jpg`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function JsonScript({ json, ...attributes }: { json: string; id?: string; type: string }) {
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: json }} />;
}

/** JSON that cannot end the script element it stands in. */
export const escapedJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');
