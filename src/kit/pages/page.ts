import type { ComponentType } from 'react';
import type { Profile } from '#company/profile/profile.ts';
import type { Language } from '#kit/language/language.ts';

/** Content of `<head>`; title and description are plain text. */
export interface Head {
  title: string;
  description: string;
  /** For one customer, who came to read, book or pay: without the ways to other pages. */
  isPersonal?: true;
  /** Words people search for, separated by commas. */
  keywords?: string;
  /** Path of the canonical address; left out where a page should not be indexed. */
  canonical?: string;
  /** Left out where other languages have the same page under the same path. */
  others?: Partial<Record<Language, OtherPage>>;
  /** Address of a picture of ours that the page is about, for the card that other sites show; that of the home page where left out. */
  image?: string;
  /** For an article: when it was published and last changed, ISO 8601. */
  article?: { publishedAt: string; updatedAt: string; section: string };
  /** Structured data (JSON-LD) equal to what is visible. */
  jsonLd?: readonly object[];
}

/** Where another language has the same content, or what is nearest to it. */
export interface OtherPage {
  path: string;
  isSame: boolean;
}

interface PageParts<Data extends object> {
  /** Hono pattern. */
  path: string;
  view: ComponentType<Data>;
  /** `origin` is that of canonical addresses, for structured data. */
  head: (data: Data, origin: string, profile: Profile) => Head;
}

/** The browser gets HTML, CSS and the `enhance` module. */
interface StaticPage<Data extends object> extends PageParts<Data> {
  kind: 'static';
  /** A module of this page's own, loaded beside `enhance`. */
  script?: `src/site/enhance/${string}.ts`;
  /** Its icons stand in it: a request less beside its fonts and its picture, where their bytes leave it within one flight. */
  hasOwnIcons?: true;
}

/** Hydrated as a whole inside `#root` by `entry` (its path in the source tree), with its data as JSON in the page. */
interface LivePage<Data extends object> extends PageParts<Data> {
  kind: 'live';
  entry: `src/${string}-entry.tsx`;
}

export type Page<Data extends object> = StaticPage<Data> | LivePage<Data>;
export type DataFor<P> = P extends Page<infer Data> ? Data : never;

/** Names the data type once; the server's loader of the same page must yield it. */
export const definePage = <Data extends object>(page: Page<Data>): Page<Data> => page;
