import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { findInPage, hasLoadedModules, pointOf, setValue, type Target } from './page-functions.ts';

export const button = (name: string): Target => ({ css: 'button, a, summary, [role=button]', name });
export const field = (name: string): Target => ({ css: 'input, select, textarea, [role=textbox]', name });
export const heading = (name: string): Target => ({ css: 'h1, h2, h3', name });

/** The W3C's numbers of keys without a character. */
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Space: ' ', ArrowRight: '\uE014' };

type Action<Args extends unknown[], Result> = (...args: Args) => Result;

/** A browser tab. Each step waits until the page is ready for it. */
export class Tab {
  readonly engine: Engine;
  readonly origin: string;

  constructor(engine: Engine, origin: string) {
    this.engine = engine;
    this.origin = origin;
  }

  /** Like a first-time visitor. */
  async begin(size: { width: number; height: number }) {
    await this.engine.resize(size);
    // Only a page of the site can clear its storage; this one has no scripts.
    await this.go('/robots.txt');
    await this.engine.clearCookies();
    await this.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    this.engine.takeErrors();
  }

  async go(path: string) {
    await this.until(hasLoadedModules);
    await this.engine.open(this.origin + path);
  }

  async reload() {
    await this.until(hasLoadedModules);
    await this.engine.reload();
  }

  /** Runs in the page, without access to the function's scope. */
  async evaluate<Args extends unknown[], Result>(action: Action<Args, Result>, ...args: Args) {
    const json = await this.engine.call(
      `async () => { const find = ${findInPage};
        return JSON.stringify((await (${action})(...${JSON.stringify(args)})) ?? null); }`,
    );
    return JSON.parse(json) as Awaited<Result>;
  }

  /** Repeats the function in the page until its result is truthy. */
  async until<Args extends unknown[], Result>(action: Action<Args, Result>, ...args: Args) {
    const latest = performance.now() + 45_000;
    for (;;) {
      // A page that is unloading does not reply.
      const value = await this.evaluate(action, ...args).catch((error: Error) => error);
      if (value && !(value instanceof Error)) return value as NonNullable<Awaited<Result>>;
      if (performance.now() > latest) {
        const shown = await this.evaluate(
          () => `${location.href} (${document.body.innerText.slice(0, 500)})`,
        );
        throw new Error(`In vain: ${action.name} ${JSON.stringify(args)} at ${shown}`, { cause: value });
      }
      await sleep(50);
    }
  }

  see = (text: string) =>
    this.until((text) => document.body.innerText.replace(/\s+/g, ' ').includes(text), text);

  find = (target: Target) => this.until((target) => find(target) !== undefined, target);

  /** Clicks the middle of the element, and again if the page moved it at that moment. */
  async click(target: Target) {
    await this.until(hasLoadedModules);
    for (let presses = 0; presses < 3; presses++) {
      const { x, y } = await this.until(pointOf, target);
      await this.mouse([
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
      // The next page does not have it.
      const wasMissed = await this.evaluate(() => globalThis.wasPressed === false).catch(() => false);
      if (!wasMissed) return;
    }
  }

  mouse = (actions: object[]) =>
    this.engine.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);

  type = (text: string) =>
    this.engine.perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);

  press = (key: keyof typeof keys) => this.type(keys[key]);

  async fill(target: Target, text: string) {
    await this.click(target);
    await this.type(text);
  }

  /** For dates and choices, whose input differs by system. */
  set = (target: Target, value: string) => this.until(setValue, target, value);

  choose = (css: string, path: string) =>
    this.engine.choose(`() => document.querySelector(${JSON.stringify(css)})`, path);

  expectNoErrors() {
    assert.deepEqual(this.engine.takeErrors(), []);
  }
}
