import { getRealm, newPage, type WebKitBrowser, type WebKitPage } from './webkit-browser.ts';
import type { WindowEvent } from './webkit-process.ts';

/** Turns WebKit's events into those of WebDriver BiDi. */
export function onWindowEvent(browser: WebKitBrowser, { event, page: context, ...facts }: WindowEvent) {
  const { pages, emit } = browser;
  if (event === 'popup') {
    pages.set(context, newPage(facts.userContext));
    return announcePage(browser, context, facts.opener);
  }
  const page = pages.get(context);
  if (!page) return;
  const { navigation } = page;
  const { url } = facts;
  if (event === 'load') {
    onLoad(browser, context, page, facts.state, url ?? 'about:blank');
  } else if (event === 'parsed' && !page.isReady) {
    page.isReady = true;
    emit('browsingContext.domContentLoaded', { context, navigation, url: page.url });
  } else if (event === 'loaded') {
    complete(browser, context, page);
  } else if (event === 'uri' && url !== page.url && !navigation) {
    page.url = url;
    if (!page.asked) emit('browsingContext.historyUpdated', { context, url });
  } else if (event === 'failed' && navigation && url === page.startedUrl) {
    // One that another navigation took the place of has ended with it.
    page.navigation = null;
    emit('browsingContext.navigationFailed', { context, navigation, url });
  } else if (event === 'dialog') {
    emit('browsingContext.userPromptOpened', { context, type: facts.kind, message: facts.message });
  } else if (event === 'download') {
    const download = { context, navigation: facts.path, url, suggestedFilename: facts.name };
    emit('browsingContext.downloadWillBegin', download);
  } else if (event === 'downloaded') {
    emit('browsingContext.downloadEnd', { context, navigation: facts.path, status: 'complete' });
  }
}

export function announcePage(browser: WebKitBrowser, context: string, opener: string | null = null) {
  const { url, userContext } = browser.pages.get(context)!;
  const facts = { context, url, userContext, parent: null, children: null, originalOpener: opener };
  browser.emit('browsingContext.contextCreated', facts);
  announceRealm(browser, context);
}

const announceRealm = (browser: WebKitBrowser, context: string) =>
  browser.emit('script.realmCreated', { realm: getRealm(browser, context), type: 'window', context });

function onLoad(browser: WebKitBrowser, context: string, page: WebKitPage, state: string, url: string) {
  const { emit } = browser;
  if (state === 'started') {
    const { asked } = page;
    // A page that changes its own URL at this moment gives it to the navigation too.
    const isAsked = asked !== undefined && [asked.url, page.url].includes(url);
    page.navigation = isAsked ? asked.id : browser.nextId('navigation');
    page.startedUrl = isAsked ? asked.url : url;
    page.isCommitted = false;
    if (isAsked) page.asked = undefined;
    const facts = { context, navigation: page.navigation, url: page.startedUrl };
    emit('browsingContext.navigationStarted', facts);
    return;
  }
  const { navigation } = page;
  if (state === 'committed') {
    for (const world of ['', 'utility']) {
      emit('script.realmDestroyed', { realm: getRealm(browser, context, world) });
    }
    page.document += 1;
    page.url = url;
    page.isReady = false;
    page.isLoaded = false;
    page.isCommitted = true;
    emit('browsingContext.navigationCommitted', { context, navigation, url });
    announceRealm(browser, context);
  } else if (state === 'finished' && page.isCommitted) {
    // A page from the back-forward cache has no events.
    complete(browser, context, page);
  }
}

function complete({ emit }: WebKitBrowser, context: string, page: WebKitPage) {
  if (page.isLoaded) return;
  const facts = { context, navigation: page.navigation, url: page.url };
  if (!page.isReady) emit('browsingContext.domContentLoaded', facts);
  page.isReady = true;
  page.isLoaded = true;
  page.navigation = null;
  emit('browsingContext.load', facts);
}

/**
 * Not faults of the page: what this version of WebKit does not know yet, and requests of a page that is left. What the
 * server refuses is logged with its status too.
 */
const noise = new RegExp(
  [
    "Unrecognized Content-Security-Policy directive 'manifest-src'",
    'argument key "interactive-widget" not recognized',
    'cannot load \\S+ due to access control checks',
    'Failed to load resource: (?!the server responded)',
    'Importing a module script failed',
  ].join('|'),
);

/** WebKit prints the consoles of all pages in one place, so a line belongs to the newest page. */
export function onConsoleLine(browser: WebKitBrowser, line: string) {
  const [, level, text] = /CONSOLE (?:\w+ )?(ERROR|LOG) (.*)/.exec(line) ?? [];
  const context = [...browser.pages.keys()].at(-1);
  if (!context || text === undefined || noise.test(text)) return;
  browser.emit('log.entryAdded', {
    type: 'console',
    method: level === 'ERROR' ? 'error' : 'log',
    args: [{ type: 'string', value: text }],
    source: { realm: getRealm(browser, context), context },
    timestamp: Date.now(),
  });
}
