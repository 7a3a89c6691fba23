import { brandColors } from '#company/brand/brand-texts.ts';
import * as text from '#company/profile/site/frame-texts.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { languageOfPath, siteLanguages } from '#kit/language/language.ts';
import { language } from '#kit/language/locale.ts';
import { type IconLinks, IconTags } from '#kit/pages/icon-links.tsx';
import { listAlternates, listOtherPages } from '#kit/pages/other-languages.ts';
import type { Head } from '#kit/pages/page.ts';
import { brandPaths } from '#kit/paths/brand-paths.ts';
import { files } from '#kit/paths/paths.ts';
import type { TagSettings } from '#kit/wire/consent.ts';
import { inlineScript } from '#kit/wire/inline-script.ts';
import { shareCardSize } from '#kit/wire/share-card.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Files that a page must load, according to the build or, in development, Vite. */
export interface Tags {
  /** The whole style sheet, where it is inlined. */
  css?: string;
  stylesheets: string[];
  preloads: string[];
  /** For a live page: the modules that its entry needs, and the entry. */
  liveModules?: string[];
  fonts: string[];
  scripts: string[];
  /** Those that a page does without until it is painted. */
  laterScripts?: string[];
}

interface DocumentProps {
  head: Head;
  tags: Tags;
  /** Origin of the canonical addresses, without a slash at the end. */
  origin: string;
  /** Address of the page, to mark where we are in the navigation. */
  path: string;
  /** Whether the page exists in the other languages too. */
  isTranslated: boolean;
  /** Path of the picture that other sites show with a link to the page. */
  shareImage: (head: Head) => string;
  icons: IconLinks | null;
  /** Null where no third-party tag is configured. */
  thirdParty: TagSettings | null;
  /** Markup of the page's view. */
  view: string;
  /** Data of a live page as escaped JSON; null on static pages. */
  liveData: string | null;
}

/** Header and footer stay outside `#root`: the enhance module edits them, and React must not be surprised by that. */
export function Document({
  head,
  tags,
  origin,
  path,
  isTranslated,
  shareImage,
  icons,
  thirdParty,
  view,
  liveData,
}: DocumentProps) {
  const { name } = useProfile();
  const alternates = listAlternates(head, isTranslated);
  const samePath = isTranslated && !path.endsWith('*') ? path : '/';
  const otherPages = listOtherPages(head, samePath);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.keywords && <meta name="keywords" content={head.keywords} />}
        <Sharing head={head} origin={origin} shareImage={shareImage} />
        {head.canonical && alternates.length > 0 && (
          <Alternates paths={[head.canonical, ...alternates]} origin={origin} />
        )}
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
        <IconTags icons={icons} />
        <link rel="manifest" href={brandPaths.manifest} />
        <link rel="alternate" type="application/rss+xml" title={text.feedTitle(name)} href={files.rss} />
        <meta name="theme-color" content={brandColors.paper} />
        {head.jsonLd?.map((data) => (
          <script
            key={JSON.stringify(data)}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: escapedJson(data) }}
          />
        ))}
      </head>
      <body>
        <a className="skip-link" href="#root">
          {text.skipLabel}
        </a>
        {thirdParty && <ConsentBanner {...thirdParty} />}
        <SiteHeader path={path} otherPages={otherPages} isPersonal={head.isPersonal} />
        <main id="root" tabIndex={-1} dangerouslySetInnerHTML={{ __html: view }} />
        <SiteFooter
          hasCookieSettings={thirdParty !== null}
          otherPages={otherPages}
          isPersonal={head.isPersonal}
        />
        {liveData !== null && (
          <script
            id="data"
            type="application/json"
            data-modules={tags.liveModules?.join(' ')}
            dangerouslySetInnerHTML={{ __html: liveData }}
          />
        )}
        {/* Down here, since storage keeps the first who asks for it waiting. */}
        {(tags.laterScripts ?? [undefined]).map((src) => (
          <script key={src ?? ''} data-src={src} dangerouslySetInnerHTML={{ __html: inlineScript }} />
        ))}
      </body>
    </html>
  );
}

function Sharing({ head, origin, shareImage }: Pick<DocumentProps, 'head' | 'origin' | 'shareImage'>) {
  const { name } = useProfile();
  if (!head.canonical) return <meta name="robots" content="noindex" />;
  return (
    <>
      <link rel="canonical" href={origin + head.canonical} />
      <meta property="og:type" content={head.article ? 'article' : 'website'} />
      {head.article && <ArticleTimes {...head.article} />}
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={origin + head.canonical} />
      <meta property="og:site_name" content={name} />
      <meta property="og:image" content={origin + shareImage(head)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shareCardSize.width)} />
      <meta property="og:image:height" content={String(shareCardSize.height)} />
      <meta property="og:image:alt" content={head.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Tells search engines which page is which language's. */
function Alternates({ paths, origin }: { paths: readonly string[]; origin: string }) {
  const urls = siteLanguages.flatMap((code) =>
    paths.filter((path) => languageOfPath(path) === code).map((path) => [code, origin + path] as const),
  );
  return [...urls, ['x-default', urls[0]![1]] as const].map(([code, href]) => (
    <link key={code} rel="alternate" hrefLang={code} href={href} />
  ));
}

function ArticleTimes({ publishedAt, updatedAt, section }: NonNullable<Head['article']>) {
  return (
    <>
      <meta property="article:published_time" content={publishedAt} />
      <meta property="article:modified_time" content={updatedAt} />
      {section && <meta property="article:section" content={section} />}
    </>
  );
}

/** JSON that cannot end the script element it stands in. */
export const escapedJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');
