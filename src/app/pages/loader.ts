import type { Source } from '#kit/http/response-cache.ts';
import type { Language } from '#kit/language/language.ts';
import type { Deps } from '#kit/server/deps.ts';

export interface PageInput {
  params: Record<string, string>;
  /** Only the keys that the loader declares. */
  query: Record<string, string | undefined>;
  language: Language;
}

export type NotFoundPage = 'notFound' | 'articleNotFound';

export interface Loader<Data> {
  /** A write to one of these invalidates the page. */
  sources: readonly Source[];
  /** Query keys that may change the page; all others are ignored, and cannot flood the cache. */
  query: readonly string[];
  /** Keys that count only where no script reads them from the address: where `plainKey` is in it too. */
  plainQuery?: readonly string[];
  /** False for an input that nobody is likely to repeat, such as a typed search. */
  isCached?: (input: PageInput) => boolean;
  /** Null: there is no such page. */
  load: (deps: Deps, input: PageInput) => Promise<Data | null>;
  /** The parameters of its pages in the site map, where they are few. */
  listParams?: (deps: Deps) => Promise<Record<string, string>[]>;
  /** Asked where there is no such page: the path that it has now, answered with 301. */
  findPresentPath?: (deps: Deps, input: PageInput) => Promise<string | undefined>;
  /** Responds with 404 where there is no such page; default: the site's own page for that. */
  notFoundPage?: NotFoundPage;
}
