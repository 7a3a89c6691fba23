import type { Params } from './bidi-server.ts';
import type { EngineOptions } from './engine-options.ts';
import type { Windows } from './webkit-process.ts';
import type { NetworkProxy } from './webkit-proxy.ts';

export interface WebKitPage {
  userContext: string;
  url: string;
  /** Counts documents: handles of objects end with theirs. */
  document: number;
  /** Whether its document is parsed. */
  isReady: boolean;
  /** Whether its load event has been. */
  isLoaded: boolean;
  /** The navigation that has begun, and to where. */
  navigation: string | null;
  /** Whether the present document came of the latest navigation that has begun. */
  isCommitted: boolean;
  startedUrl?: string;
  /** The navigation that Playwright asked for, until it begins. */
  asked?: { id: string; url: string } | undefined;
  /** Scripts that run before those of the page. */
  scripts: Map<string, string>;
}

/** Cookies, storage and settings that its pages share. */
interface UserContext {
  proxy: NetworkProxy;
  size: { width: number; height: number };
  scripts: Map<string, string>;
  intercepts: string[];
}

export interface WebKitBrowser {
  windows: Windows;
  pages: Map<string, WebKitPage>;
  userContexts: Map<string, UserContext>;
  options: () => EngineOptions;
  emit: (method: string, params: object) => void;
  nextId: (noun: string) => string;
}

/** Commands of WebDriver BiDi by name. */
export type Commands = Record<string, (params: Params) => Promise<unknown>>;

export const newPage = (userContext: string): WebKitPage => ({
  userContext,
  url: 'about:blank',
  document: 0,
  isReady: true,
  isLoaded: true,
  navigation: null,
  isCommitted: true,
  scripts: new Map(),
});

export const getPages = ({ pages }: WebKitBrowser, userContext: string): string[] =>
  [...pages].filter(([, page]) => page.userContext === userContext).map(([id]) => id);

/** The pages of a command's `context`, `contexts` or `userContexts`. */
export const pagesIn = (
  browser: WebKitBrowser,
  { context, contexts = context && [context], userContexts = [] }: Params,
): string[] => contexts ?? userContexts.flatMap((name: string) => getPages(browser, name));

/** The id of the global object of a document, in the world of the page's scripts or in Playwright's. */
export const getRealm = ({ pages }: WebKitBrowser, context: string, world = '') =>
  `${context}/${pages.get(context)!.document}/${world}`;

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
