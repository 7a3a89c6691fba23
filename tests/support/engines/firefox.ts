import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectBidi } from './bidi-client.ts';
import { type Params, serveBidi } from './bidi-server.ts';
import { endProgram, printed, startProgram } from './browser-process.ts';
import type { EngineOptions } from './engine-options.ts';
import { withInsertText } from './insert-text.ts';

/** Without a visible window, Firefox does not detect a pointer. 6 is a mouse. */
const preferences = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'ui.primaryPointerCapabilities': 6,
};

/** NS_BINDING_ABORTED: the page unloaded before its font had loaded. */
const leftPage = 'status=2152398850';

type Settings = EngineOptions & { isDark?: boolean };

/** Firefox's own WebDriver BiDi, with the commands added that its long-term release does not have yet. */
export async function startFirefox(program: string, options: () => EngineOptions) {
  const { child, address } = await start(program);
  const send = await connectBidi(`${address}/session`, (method, params) => {
    if (!(method === 'log.entryAdded' && params.text?.includes(leftPage))) server.emit(method, params);
  });
  /** What each context was opened with. */
  const opened = new Map<string, Settings>();
  let chrome: Promise<string> | undefined;

  async function apply(context: string, settings: Settings) {
    chrome ??= send('browsingContext.getTree', { 'moz:scope': 'chrome' }).then(
      ({ contexts }) => contexts[0].context,
    );
    const { type, exceptionDetails } = await send('script.callFunction', {
      functionDeclaration: String(applyInBrowser),
      arguments: [context, JSON.stringify(settings)].map((value) => ({ type: 'string', value })),
      target: { context: await chrome },
      awaitPromise: true,
    });
    if (type === 'exception') throw new Error(exceptionDetails.text);
  }

  const commands: Record<string, (params: Params) => Promise<object>> = {
    'browser.close': async () => {
      await endProgram(child);
      // After the reply.
      setTimeout(server.close, 100);
      return {};
    },
    'browser.createUserContext': async (params) => {
      const made = await send('browser.createUserContext', params);
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
      for (const context of contexts) await apply(context, { isDark });
      return {};
    },
    'script.callFunction': (params) =>
      send('script.callFunction', { ...params, arguments: params.arguments.map(withInsertText) }),
  };
  const server = await serveBidi((method, params) => commands[method]?.(params) ?? send(method, params));
  return server.url;
}

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

/** Runs in Firefox itself, like its developer tools. */
function applyInBrowser(context: string, json: string) {
  const { isDark, reducedMotion, forcedColors, javaScriptEnabled, hasTouch } = JSON.parse(json);
  // biome-ignore lint/suspicious/noExplicitAny: only Firefox knows these
  const { ChromeUtils, Services } = globalThis as any;
  const { NavigableManager } = ChromeUtils.importESModule(
    'chrome://remote/content/shared/NavigableManager.sys.mjs',
  );
  const tab = NavigableManager.getBrowsingContextById(context).top;
  if (isDark !== undefined) tab.prefersColorSchemeOverride = isDark ? 'dark' : 'light';
  if (reducedMotion) tab.prefersReducedMotionOverride = reducedMotion;
  if (forcedColors) tab.forcedColorsOverride = forcedColors;
  if (javaScriptEnabled === false) tab.allowJavascript = false;
  if (hasTouch !== undefined) Services.prefs.setIntPref('ui.primaryPointerCapabilities', hasTouch ? 1 : 6);
}
