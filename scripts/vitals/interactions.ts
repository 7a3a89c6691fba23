import type { Browser, Page } from 'playwright-core';
import { phone } from './pages.ts';

interface Interaction {
  name: string;
  path: string;
  act: (page: Page) => Promise<void>;
}

const interactions: Interaction[] = [
  {
    name: 'open the menu',
    path: '/',
    act: (page) => page.getByRole('button', { name: /menu/i }).first().click(),
  },
  {
    name: 'add to the cart',
    path: '/calculator',
    act: (page) => page.getByRole('button', { name: /^Add / }).first().click(),
  },
  {
    name: 'type a name',
    path: '/contact',
    act: async (page) => {
      await page.getByLabel('First name').click();
      await page.keyboard.type('Maria');
    },
  },
];

/** The slowest response to each interaction in milliseconds, at a quarter of the speed and on Lighthouse's slow 4G. */
export async function measureInteractions(browser: Browser, origin: string): Promise<[string, number][]> {
  const measured: [string, number][] = [];
  for (const { name, path, act } of interactions) {
    const session = await browser.newContext(phone);
    // A page at a quarter of the speed takes long on a busy machine.
    session.setDefaultTimeout(180_000);
    const page = await session.newPage();
    await page.addInitScript(watch);
    await slowDown(page);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await act(page);
    // The browser reports an interaction only after its next frame is painted.
    await page.waitForTimeout(1000);
    const slowest = await page.evaluate(() => (globalThis as { slowest?: number }).slowest ?? 0);
    measured.push([`${path}: ${name}`, slowest]);
    await session.close();
  }
  return measured;
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/** Runs in the page: records the longest time from a tap or key to its frame. Browsers report nothing below 16 ms. */
function watch(): void {
  const kept = globalThis as { slowest?: number };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) kept.slowest = Math.max(kept.slowest ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
