import type { StoredCategory } from '#company/profile/category-words.ts';
import type { OwnLogo } from '#company/profile/panel/business-name.ts';
import { language } from '#kit/language/locale.ts';
import { type IconLinks, IconTags } from '#kit/pages/icon-links.tsx';
import { FullSpinner } from '#kit/panel/ui/spinner.tsx';
import { panelFiles } from '#kit/paths/panel-files.ts';
import { barColors, type Theme } from '#kit/wire/theme.ts';
import type { Tags } from '#site/frame/document.tsx';
import { needsJavaScript, panel } from './admin-document-texts.ts';

export interface AdminDocumentProps {
  /** The name of the business, and its short one. */
  name: string;
  shortName: string;
  /** Where it is, such as `CA`. */
  state: string;
  /** An IANA name. */
  timeZone: string;
  categories: readonly StoredCategory[];
  /** The logo in the sidebar and at the sign-in; null: the name. */
  logo: OwnLogo | null;
  icons: IconLinks | null;
  tags: Tags;
  theme: Theme;
  /** Whether the panel registers its service worker. */
  hasWorker: boolean;
}

/** The one document of the panel: everything inside `#root` is replaced as soon as the script runs. */
export function AdminDocument({
  name,
  shortName,
  state,
  timeZone,
  categories,
  logo,
  icons,
  tags,
  theme,
  hasWorker,
}: AdminDocumentProps) {
  const isSystem = theme === 'system';
  return (
    <html lang={language} data-theme={isSystem ? undefined : theme} data-worker={hasWorker ? 'on' : 'off'}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <title>{`${panel} · ${name}`}</title>
        <meta name="application-name" content={name} />
        <meta name="business-short-name" content={shortName} />
        <meta name="business-state" content={state} />
        <meta name="business-time-zone" content={timeZone} />
        <meta name="business-categories" content={JSON.stringify(categories)} />
        {logo && <meta name="business-logo" content={JSON.stringify(logo)} />}
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content={isSystem ? 'light dark' : theme} />
        {(['light', 'dark'] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            content={barColors[isSystem ? scheme : theme]}
            media={`(prefers-color-scheme: ${scheme})`}
          />
        ))}
        {tags.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {tags.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {tags.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <IconTags icons={icons} />
        <link rel="manifest" href={panelFiles.manifest} />
      </head>
      <body>
        <div id="root">
          <FullSpinner />
        </div>
        <noscript>{needsJavaScript}</noscript>
      </body>
    </html>
  );
}
