import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectBidi } from './bidi-client.ts';
import { type Params, serveBidi } from './bidi-server.ts';
import { endProgram, printed, startProgram } from './browser-process.ts';
import type { EngineOptions } from './engine-options.ts';
import { completeHistory } from './firefox-history.ts';
import { createNoiseFilter } from './firefox-noise.ts';
import { withInsertText } from './insert-text.ts';
import { withBody } from './request-bodies.ts';

/** Without a visible window, Firefox does not detect a pointer. 6 is a mouse. */
const preferences = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  // As on a phone: a scroll bar takes no room from the page.
  'ui.useOverlayScrollbars': 1,
  'ui.primaryPointerCapabilities': 6,
  // Escape would close a list of what earlier tests typed, before a dialog.
  'browser.formfill.enable': false,
  // Firefox has no permission for it, but asks with a button.
  'dom.events.testing.asyncClipboard': true,
};

type Settings = EngineOptions & { isDark?: boolean };

/** Firefox's own WebDriver BiDi, with the commands added that its long-term release does not have yet. */
export async function startFirefox(program: string, options: () => EngineOptions) {
  const { child, address } = await start(program);
  const isNoise = createNoiseFilter();
  let events = Promise.resolve();
  const send = await connectBidi(`${address}/session`, (method, params) => {
    if (isNoise(method, params)) return;
    const prepared = prepare[method]?.(params);
    events = events.then(async () => history.onEvent(method, (await prepared) ?? params));
  });
  const history = completeHistory((method, params) => server.emit(method, params));
  /** The first settings for the contexts of each user context. */
  const opened = new Map<string, Settings>();
  const userContexts = new Map<string, string>();
  /** Changes to a context's settings since. */
  const chosen = new Map<string, Settings>();
  let chrome: Promise<string> | undefined;

  /** Runs in Firefox itself, like its developer tools. */
  async function runInBrowser(source: (...args: string[]) => void, ...args: string[]) {
    chrome ??= send('browsingContext.getTree', { 'moz:scope': 'chrome' }).then(
      ({ contexts }) => contexts[0].context,
    );
    const { type, exceptionDetails } = await send('script.callFunction', {
      functionDeclaration: String(source),
      arguments: args.map((value) => ({ type: 'string', value })),
      target: { context: await chrome },
      awaitPromise: true,
    });
    if (type === 'exception') throw new Error(exceptionDetails.text);
  }

  const apply = (context: string, settings: Settings) =>
    runInBrowser(applyInBrowser, context, JSON.stringify(settings));
  const setLetterSize = (pixels: number) => runInBrowser(setLetters, String(pixels));

  /** Runs before Playwright hears of an event; may replace its parameters. */
  const prepare: Record<string, (params: Params) => unknown> = {
    'browsingContext.contextCreated': ({ context, userContext }) =>
      void userContexts.set(context, userContext),
    // A new document may have a new tab inside, which has not taken these over.
    'browsingContext.navigationCommitted': ({ context }) => {
      const settings = { ...opened.get(userContexts.get(context)!), ...chosen.get(context) };
      const { isDark, reducedMotion, forcedColors } = settings;
      if (isDark || reducedMotion || forcedColors)
        return apply(context, { isDark, reducedMotion, forcedColors }).catch(() => {});
    },
    // A file that the page itself has made comes of no navigation, by which Playwright names a download.
    'browsingContext.downloadWillBegin': withNavigation,
    'browsingContext.downloadEnd': withNavigation,
    'network.beforeRequestSent': async (event) => {
      if (event.request.bodySize === 0) return;
      const { request } = event.request;
      const data = send('network.getData', { dataType: 'request', request }).catch(() => undefined);
      // Firefox keeps none that is too large, and does not reply for one that a page sends while it is left.
      const { bytes } = (await Promise.race([data, pause(1_000)])) ?? {};
      return bytes && withBody(event, Buffer.from(bytes.value, bytes.type === 'base64' ? 'base64' : 'utf8'));
    },
  };

  const commands: Record<string, (params: Params) => Promise<object>> = {
    'browser.close': async () => {
      await endProgram(child);
      // After the reply.
      setTimeout(server.close, 100);
      return {};
    },
    'session.new': async (params) => {
      const made = await send('session.new', params);
      await send('network.addDataCollector', { dataTypes: ['request'], maxEncodedDataSize: 20_000_000 });
      return made;
    },
    'browser.createUserContext': async (params) => {
      const made = await send('browser.createUserContext', params);
      await setLetterSize(16);
      opened.set(made.userContext, { hasTouch: false, ...options() });
      return made;
    },
    'browsingContext.create': async (params) => {
      const made = await send('browsingContext.create', params);
      await apply(made.context, opened.get(params.userContext)!);
      return made;
    },
    'emulation.setMediaFeaturesOverride': async ({ features, contexts = [], userContexts = [] }) => {
      const isDark = features['prefers-color-scheme'] === 'dark';
      for (const name of userContexts) opened.set(name, { ...opened.get(name), isDark });
      for (const context of contexts) {
        chosen.set(context, { isDark });
        await apply(context, { isDark, media: options().media ?? 'screen' });
      }
      return {};
    },
    'permissions.setPermission': async (params) =>
      params.descriptor.name.startsWith('clipboard-') ? {} : send('permissions.setPermission', params),
    'browsingContext.traverseHistory': (params) => {
      history.traverse(params.context);
      return send('browsingContext.traverseHistory', params);
    },
    'script.callFunction': (params) =>
      send('script.callFunction', { ...params, arguments: params.arguments.map(withInsertText) }),
  };
  const server = await serveBidi((method, params) =>
    // Earlier events arrive before the reply.
    (commands[method]?.(params) ?? send(method, params)).finally(() => events),
  );
  return { url: server.url, setLetterSize };
}

const withNavigation = (event: Params) => ({ ...event, navigation: event.navigation ?? event.url });

async function start(program: string) {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const port = ['--remote-debugging-port', '0', '--remote-allow-system-access'];
  const child = startProgram(program, ['--headless', '--no-remote', '--profile', profile, ...port], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  return { child, address: await printed(child, child.stderr!, /BiDi listening on (ws:\S+)/) };
}

function applyInBrowser(context: string, json: string) {
  const { isDark, media, reducedMotion, forcedColors, javaScriptEnabled, hasTouch } = JSON.parse(json);
  // biome-ignore lint/suspicious/noExplicitAny: only Firefox knows these
  const { ChromeUtils, Services } = globalThis as any;
  const { NavigableManager } = ChromeUtils.importESModule(
    'chrome://remote/content/shared/NavigableManager.sys.mjs',
  );
  const tab = NavigableManager.getBrowsingContextById(context).top;
  if (isDark !== undefined) tab.prefersColorSchemeOverride = isDark ? 'dark' : 'light';
  if (media) tab.mediumOverride = media === 'print' ? media : '';
  if (reducedMotion) tab.prefersReducedMotionOverride = reducedMotion;
  if (forcedColors) tab.forcedColorsOverride = forcedColors;
  if (javaScriptEnabled === false) tab.allowJavascript = false;
  if (hasTouch !== undefined) Services.prefs.setIntPref('ui.primaryPointerCapabilities', hasTouch ? 1 : 6);
}

function setLetters(pixels: string) {
  // biome-ignore lint/suspicious/noExplicitAny: only Firefox knows it
  const { prefs } = (globalThis as any).Services;
  prefs.setIntPref('font.size.variable.x-western', Number(pixels));
}
