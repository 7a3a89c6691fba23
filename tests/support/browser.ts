import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { getEngine, setEngineMedia, setEngineOptions } from './engines/launch.ts';
import { readBodies } from './engines/request-bodies.ts';

export const widths = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Accessibility checks cover both widths and both themes of the panel. */
export const panelLooks = [
  { width: 'desk', viewport: widths.desk, colorScheme: 'light' },
  { width: 'phone', viewport: widths.phone, colorScheme: 'dark' },
] as const;

/** Turns off Chromium's updates and reports. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless build cannot measure its connection, and would load lazy pictures further down the page.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
];

const complaints: { page: Page; text: string }[] = [];

/** A page in its own session, without service workers unless `options` allow them. A logged error (a blocked script, a failed hydration) fails the test. */
export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  setEngineOptions(options);
  const session = await browser.newContext({ serviceWorkers: 'block', ...options });
  session.setDefaultTimeout(120_000);
  const page = await session.newPage();
  adaptToEngine(page);
  page.on('pageerror', (error) => complaints.push({ page, text: error.message }));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push({ page, text: message.text() });
  });
  return page;
}

/** A trace reads the pictures that a page has made, which its content security policy forbids. */
const isOfTrace = (text: string) => text.startsWith("Connecting to 'blob:");

/** The errors that pages have logged since the last time, without what a test expects. */
export const takeComplaints = (): string[] =>
  complaints
    .splice(0)
    .filter(({ page, text }) => !expectedComplaints.get(page)?.test(text) && !isOfTrace(text))
    .map(({ text }) => text);

function adaptToEngine(page: Page) {
  if (!getEngine()) return;
  readBodies(page);
  // Over WebDriver BiDi, Playwright has neither print nor touch.
  const emulateMedia = page.emulateMedia.bind(page);
  page.emulateMedia = async (options = {}) => {
    setEngineMedia(options.media);
    await emulateMedia(options);
  };
  const locator = Object.getPrototypeOf(page.locator('html'));
  locator.tap = locator.click;
  if (getEngine() === 'firefox')
    Object.assign(locator, { allInnerTexts: eachInnerText, evaluateAll: evaluateEach });
}

/** In Firefox 153 a tab crashes when a script gets an array of elements, as Playwright hands them over. */
async function eachInnerText(this: Locator) {
  return Promise.all((await this.all()).map((one) => one.innerText()));
}

async function evaluateEach(this: Locator, act: unknown, argument: unknown) {
  const elements = await Promise.all((await this.all()).map((one) => one.elementHandle()));
  const call = new Function('given', `return (${act})(given.elements, given.argument)`) as (
    given: object,
  ) => unknown;
  return this.page().evaluate(call, { elements, argument });
}

const expectedComplaints = new WeakMap<Page, RegExp>();

/** For a test that causes a failure: Chromium logs each response of 400 and above. */
export const expectComplaints = (page: Page, pattern: RegExp) => expectedComplaints.set(page, pattern);

/** Simulates a slow line: files with a matching URL do not arrive before `release`. */
export async function holdBack(page: Page, address: RegExp): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

interface Held {
  release: () => void;
}

/** Holds calls to the path or pattern; `next` resolves with the next one. */
export async function holdEach(
  page: Page,
  method: string,
  path: string,
): Promise<{ next: () => Promise<Held> }> {
  const come: Held[] = [];
  const wanted: ((held: Held) => void)[] = [];
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === method) {
      await new Promise<void>((release) => {
        const want = wanted.shift();
        if (want) want({ release });
        else come.push({ release });
      });
    }
    await route.continue();
  });
  return { next: async () => come.shift() ?? new Promise<Held>((resolve) => wanted.push(resolve)) };
}

const axeSource = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[] }[];
}

/** Half faded text has too little contrast, and to wait for each new color costs more than axe does. */
export async function finishAnimations() {
  const findRunning = () =>
    document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    });
  for (let running = findRunning(); running.length > 0; running = findRunning()) {
    for (const animation of running) animation.finish();
    await new Promise(requestAnimationFrame);
  }
}

/** Runs axe on the present page, one line per fault. The debugger injects the script past the page's policy. */
export async function findAccessibilityFaults(page: Page): Promise<string[]> {
  // Firefox 153 crashes while axe reads some dialogs of the panel.
  if (getEngine() === 'firefox') return [];
  await page.evaluate(finishAnimations);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(axeSource, 'utf8'));
  // Naming the elements without a fault would take twice as long, and what a dialog hides costs as much as the dialog.
  const violations = (await page.evaluate(
    `axe.run({ exclude: ['body > [aria-hidden=true]'] }, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }).then(({ violations }) =>
      violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ target }) => ({ target })) })))`,
  )) as Violation[];
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  );
}

/** Runs axe and checks for overflow in each of `panelLooks`, then restores the desktop look. */
export async function findFaultsInBothLooks(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, viewport, colorScheme } of [...panelLooks].reverse()) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    faults.push(...(await findFaults(page, `${width}, ${colorScheme}`)));
  }
  return faults;
}

/** The same on a public page, on a desk and on a usual and a narrow phone. */
export async function findFaultsAtEachWidth(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    faults.push(...(await findFaults(page, `${width} px`)));
  }
  return faults;
}

async function findFaults(page: Page, look: string) {
  const found = await findAccessibilityFaults(page);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (excess > 0) found.push(`${excess} px too wide`);
  return found.map((fault) => `${look}: ${fault}`);
}
