import { serveBidi } from './bidi-server.ts';
import type { EngineOptions } from './engine-options.ts';
import { type Commands, pause, type WebKitBrowser } from './webkit-browser.ts';
import { contextCommands } from './webkit-contexts.ts';
import { onConsoleLine, onWindowEvent } from './webkit-events.ts';
import { pageCommands } from './webkit-pages.ts';
import { startWindows } from './webkit-process.ts';
import { scriptCommands } from './webkit-scripts.ts';

/** WebDriver BiDi for WebKitGTK, as far as Playwright uses it; what has no effect here succeeds. */
export async function startWebKit(options: () => EngineOptions) {
  let count = 0;
  const windows = await startWindows(
    (event) => onWindowEvent(browser, event),
    (line) => onConsoleLine(browser, line),
  );
  const browser: WebKitBrowser = {
    windows,
    pages: new Map(),
    userContexts: new Map(),
    options,
    emit: (method, params) => server.emit(method, params),
    nextId: (noun) => `${noun}-${++count}`,
  };
  const commands: Commands = {
    ...contextCommands(browser),
    ...pageCommands(browser),
    ...scriptCommands(browser),
    'session.new': async () => ({
      sessionId: 'webkit',
      capabilities: { browserVersion: 'WebKitGTK', userAgent: 'WebKitGTK' },
    }),
    'browser.close': async () => {
      await windows.close();
      for (const { proxy } of browser.userContexts.values()) proxy.close();
      // After the reply.
      void pause(100).then(server.close);
    },
  };
  const server = await serveBidi(
    async (method, params) => ((await commands[method]?.(params)) ?? {}) as object,
  );
  const setLetterSize = async (pixels: number) => void (await windows.send('letters', { pixels }));
  return { url: server.url, setLetterSize };
}
