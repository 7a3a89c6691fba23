import { mkdtemp } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Params } from './bidi-server.ts';
import { type Commands, getPages, pagesIn, type WebKitBrowser } from './webkit-browser.ts';
import { startProxy } from './webkit-proxy.ts';
import { runInPage, updateScripts } from './webkit-scripts.ts';

export function contextCommands(browser: WebKitBrowser): Commands {
  const { windows, pages, userContexts, nextId } = browser;

  /** The page that shows the request's referrer, or the newest one, and its navigation if it asks for a document. */
  function getSource(userContext: string, { headers }: IncomingMessage) {
    const here = getPages(browser, userContext);
    const context = here.find((id) => pages.get(id)!.url === headers.referer) ?? here.at(-1);
    const page = context && headers['sec-fetch-dest'] === 'document' ? pages.get(context) : undefined;
    return { context, navigation: page?.asked?.id ?? page?.navigation ?? null };
  }

  async function open(userContext: string) {
    const intercepts: string[] = [];
    const { javaScriptEnabled = true } = browser.options();
    const proxy = await startProxy({
      javaScriptEnabled,
      emit: browser.emit,
      intercept: () => intercepts.at(-1),
      source: (httpRequest) => getSource(userContext, httpRequest),
    });
    const folder = await mkdtemp(join(windows.folder, 'context-'));
    await windows.send('createContext', { name: userContext, folder, proxy: proxy.url });
    const size = { width: 1280, height: 720 };
    userContexts.set(userContext, { proxy, size, scripts: new Map(), intercepts });
  }

  const decide = (method: string) => async (params: Params) => {
    for (const { proxy } of userContexts.values()) proxy.decide(method, params);
  };

  return {
    'browser.createUserContext': async () => {
      const userContext = nextId('context');
      await open(userContext);
      return { userContext };
    },
    'browser.removeUserContext': async ({ userContext }) => {
      for (const context of getPages(browser, userContext)) {
        await windows.send('closePage', { page: context });
        pages.delete(context);
        browser.emit('browsingContext.contextDestroyed', { context, url: '', parent: null });
      }
      userContexts.get(userContext)!.proxy.close();
      userContexts.delete(userContext);
    },
    'browser.setDownloadBehavior': async ({ downloadBehavior, userContexts: names = [] }) => {
      const folder = downloadBehavior?.destinationFolder;
      if (folder) for (const name of names) await windows.send('downloads', { userContext: name, folder });
    },
    'network.addIntercept': async ({ phases, contexts }) => {
      const intercept = nextId('intercept');
      const names = contexts?.map((id: string) => pages.get(id)!.userContext) ?? [...userContexts.keys()];
      // Playwright asks for `authRequired` too, which no test needs.
      if (phases.includes('beforeRequestSent')) {
        for (const name of names) userContexts.get(name)!.intercepts.push(intercept);
      }
      return { intercept };
    },
    'network.removeIntercept': async ({ intercept }) => {
      for (const { intercepts } of userContexts.values()) {
        const place = intercepts.indexOf(intercept);
        if (place >= 0) intercepts.splice(place, 1);
      }
    },
    /** Cached responses would not pass the proxy. */
    'network.setCacheBehavior': async ({ cacheBehavior, contexts }) => {
      const names = contexts?.map((id: string) => pages.get(id)!.userContext) ?? [...userContexts.keys()];
      for (const name of names) {
        await windows.send('cache', { userContext: name, isOn: cacheBehavior === 'default' });
      }
    },
    'network.continueRequest': decide('continue'),
    'network.provideResponse': decide('provide'),
    'network.failRequest': decide('fail'),
    'network.getData': async ({ request }) => {
      const body = [...userContexts.values()].map(({ proxy }) => proxy.body(request)).find(Boolean);
      return { bytes: { type: 'base64', value: body?.toString('base64') ?? '' } };
    },
    'emulation.setNetworkConditions': async ({ networkConditions, userContexts: names }) => {
      const isOffline = networkConditions !== null;
      for (const name of names) {
        const { proxy, scripts } = userContexts.get(name)!;
        proxy.setOffline(isOffline);
        scripts.set('offline', isOffline ? `(${setOnline})(false)` : '');
      }
      const contexts = pagesIn(browser, { userContexts: names });
      await updateScripts(browser, contexts);
      const source = `(${setOnline})(${!isOffline}); return 'null'`;
      for (const context of contexts) await runInPage(browser, context, source);
    },
    'emulation.setMediaFeaturesOverride': async ({ features, contexts = [] }) => {
      const isDark = features['prefers-color-scheme'] === 'dark';
      const { media } = browser.options();
      if (media !== undefined) {
        const source = `(${showMedia})('${media}'); return 'null'`;
        for (const context of contexts) await runInPage(browser, context, source);
      }
      await windows.send('media', { isDark, isReduced: browser.options().reducedMotion === 'reduce' });
    },
    'storage.getCookies': async ({ partition }) => {
      const cookies: Params[] = await windows.send('getCookies', partition);
      return {
        cookies: cookies.map((cookie) => ({ ...cookie, value: { type: 'string', value: cookie.value } })),
      };
    },
    'storage.setCookie': ({ cookie, partition }) => {
      const { value, expiry, sameSite = 'lax' } = cookie;
      const maxAge = expiry ? Math.round(expiry - Date.now() / 1000) : -1;
      const defaults = { httpOnly: false, secure: false, path: '/' };
      const given = { ...defaults, ...cookie, value: value.value, maxAge, sameSite };
      return windows.send('setCookie', { userContext: partition.userContext, cookie: given });
    },
    'storage.deleteCookies': ({ partition }) => windows.send('clearCookies', partition),
  };
}

/** Runs in the page, since WebKit asks the system whether there is a network. */
function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Runs in the page: on the screen, its rules for print apply too, or no longer. */
function showMedia(media: string) {
  const [from, to] = media === 'print' ? ['print', 'all'] : ['all', 'print'];
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === from) {
        rule.media.mediaText = to;
      }
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
    }
  };
  for (const { cssRules } of document.styleSheets) visit(cssRules);
}
