import { type Commands, newPage, pagesIn, pause, type WebKitBrowser } from './webkit-browser.ts';
import { announcePage } from './webkit-events.ts';
import { inputEvents } from './webkit-input.ts';
import { picture } from './webkit-picture.ts';
import { runInPage, updateScripts } from './webkit-scripts.ts';

interface Size {
  width: number;
  height: number;
}

export function pageCommands(browser: WebKitBrowser): Commands {
  const { windows, pages, userContexts, emit, nextId } = browser;

  async function resize(page: string, { width, height }: Size) {
    await windows.send('resize', { page, width, height });
    // The page learns of it later.
    const hasSize = `return String(innerWidth === ${width} && innerHeight === ${height})`;
    for (let tries = 0; tries < 200 && !(await runInPage(browser, page, hasSize)); tries++) await pause(25);
  }

  /**
   * Input travels through the X server, GTK and WebKit; the page's next frame comes after it. A page that leaves does
   * not reply.
   */
  async function settle(id: string) {
    const before = { ...pages.get(id)! };
    const hasLeft = () => {
      const page = pages.get(id);
      return page?.document !== before.document || page.navigation !== before.navigation;
    };
    const source = `await new Promise((done) => requestAnimationFrame(() => setTimeout(done))); return 'null'`;
    let isSettled = false;
    const end = () => {
      isSettled = true;
    };
    void windows.send('evaluate', { page: id, source }).then(end, end);
    // A dialog stops the page; a busy machine takes seconds.
    const latest = Date.now() + 5_000;
    while (!isSettled && !hasLeft() && Date.now() < latest) await pause(5);
  }

  return {
    'browsingContext.create': async ({ userContext }) => {
      const context = nextId('page');
      const { size } = userContexts.get(userContext)!;
      await windows.send('createPage', { id: context, userContext, ...size });
      pages.set(context, newPage(userContext));
      await updateScripts(browser, [context]);
      announcePage(browser, context);
      return { context };
    },
    'browsingContext.close': async ({ context }) => {
      await windows.send('closePage', { page: context });
      pages.delete(context);
      emit('browsingContext.contextDestroyed', { context, url: '', parent: null });
    },
    'browsingContext.activate': ({ context }) => windows.send('front', { page: context }),
    'browsingContext.navigate': async ({ context, url }) => {
      const page = pages.get(context)!;
      const navigation = nextId('navigation');
      const isFragment = url.includes('#') && url.split('#')[0] === page.url.split('#')[0];
      if (!isFragment) page.asked = { id: navigation, url: new URL(url).href };
      await windows.send('navigate', { page: context, url });
      if (isFragment) emit('browsingContext.fragmentNavigated', { context, navigation, url });
      return { navigation, url };
    },
    'browsingContext.reload': ({ context }) => windows.send('reload', { page: context }),
    'browsingContext.traverseHistory': async ({ context, delta }) => {
      const source = `await new Promise((done) => addEventListener('popstate', done, { once: true }));
        return JSON.stringify(location.href)`;
      // Within a document, the URL may stay the same, of which the window does not tell.
      void windows.send('evaluate', { page: context, source }).then(
        (url) => emit('browsingContext.historyUpdated', { context, url: JSON.parse(String(url)) }),
        () => {},
      );
      await windows.send('traverse', { page: context, delta });
    },
    'browsingContext.setViewport': async (params) => {
      for (const name of params.userContexts ?? []) userContexts.get(name)!.size = params.viewport;
      for (const context of pagesIn(browser, params)) {
        userContexts.get(pages.get(context)!.userContext)!.size = params.viewport;
        await resize(context, params.viewport);
      }
    },
    /** Captures the window, which is as large as the viewport. */
    'browsingContext.captureScreenshot': async ({ context, clip }) => {
      await windows.send('front', { page: context });
      await settle(context);
      // The screen shows a frame somewhat after the page has made it.
      await pause(300);
      const size = { width: Math.ceil(clip.width), height: Math.ceil(clip.height) };
      return { data: (await picture(windows.folder, size)).toString('base64') };
    },
    'browsingContext.handleUserPrompt': async ({ context, accept }) => {
      await windows.send('dialog', { page: context, accept });
      emit('browsingContext.userPromptClosed', { context, accepted: accept });
    },
    'input.performActions': async ({ context, actions }) => {
      for (const event of inputEvents(actions)) {
        await windows.send('input', { page: context, ...event });
        await settle(context);
      }
    },
  };
}
