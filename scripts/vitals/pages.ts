import { languageOfPath, pathIn, siteLanguages } from '../../src/kit/language/language.ts';
import budgets from './budgets.json' with { type: 'json' };
import type { PageBytes } from './page-bytes.ts';

/** Lighthouse's phone, whose screen decides which pictures it loads. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

const live = ['/calculator', '/blog', '/contact'];

export interface PublicPage {
  path: string;
  isArticle: boolean;
  /** Its budget. */
  limits: PageBytes;
}

/** Every public page of the site map, and the first article by name in each language for all articles. */
export async function publicPages(origin: string): Promise<PublicPage[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname).sort();
  const isArticle = (path: string) => pathIn('en', path).startsWith('/blog/');
  const articles = paths.filter(isArticle);
  const first = siteLanguages.flatMap(
    (language) => articles.find((path) => languageOfPath(path) === language) ?? [],
  );
  const chosen = [...paths.filter((path) => !isArticle(path)), ...first];
  return chosen.map((path) => ({ path, isArticle: isArticle(path), limits: getLimits(path) }));
}

/** `address` is in the site map, in any language, or is `/quote` for every page of a customer’s quote. */
export function getLimits(address: string): PageBytes {
  const path = pathIn('en', address);
  const { bytes } = budgets;
  const exceptions: Record<string, Partial<PageBytes>> = bytes.exceptions;
  const limits = { ...bytes[live.includes(path) ? 'live' : 'read'], ...exceptions[path] };
  // Other languages take more letters. The HTML of other pages than the calculator still fits the first round trip.
  const { html, js } = path === address ? { html: 0, js: 0 } : bytes.moreInTranslation;
  return { ...limits, html: limits.html + html, js: limits.js + js };
}

/** A sentence for each kind of bytes beyond the budget. */
export const overweight = ({ path, limits }: PublicPage, bytes: PageBytes): string[] =>
  (Object.keys(bytes) as (keyof PageBytes)[])
    .filter((kind) => bytes[kind] > limits[kind])
    .map((kind) => `${path}: ${bytes[kind]} bytes of ${kind}, ${limits[kind]} allowed`);
