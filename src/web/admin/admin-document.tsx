import { business } from '#shared/content/business.ts';
import type { Tags } from '../document.tsx';
import { FullSpinner } from './ui/spinner.tsx';

/** The one document of the panel: everything inside `#root` is replaced as soon as the script runs. */
export function AdminDocument({ tags }: { tags: Tags }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <title>{`Admin · ${business.name}`}</title>
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171f1d" media="(prefers-color-scheme: dark)" />
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
      </head>
      <body>
        <div id="root">
          <FullSpinner />
        </div>
        <noscript>The admin panel needs JavaScript. Please turn it on and reload the page.</noscript>
      </body>
    </html>
  );
}
