import type { Browser, Page } from 'playwright-core';
import { openPanel, type PanelOptions } from './journeys.ts';
import { until } from './until.ts';

/** The panel with its service worker, once the worker controls the page and stores what the user sees. */
export async function openWorkerPanel(
  browser: Browser,
  origin: string,
  options: PanelOptions = {},
): Promise<Page> {
  const page = await openPanel(browser, origin, { serviceWorkers: 'allow', ...options });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await untilStored(page, '/api/auth/me');
  return page;
}

/** Waits until the device has the answer to this GET. */
export const untilStored = (page: Page, path: string) =>
  until(() =>
    page.evaluate(
      async (wanted) => (await caches.match(wanted, { cacheName: 'panel-answers' })) !== undefined,
      path,
    ),
  );

/** As `untilStored`, for a GET whose query begins like this and whose answer holds the text. */
export const untilSeen = (page: Page, path: string, text = '') =>
  until(async () => (await storedTexts(page)).some((one) => one.includes(path) && one.includes(text)));

/** Everything that the panel has stored in this browser beyond its own files. */
export const storedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      if (name.startsWith('panel-shell-')) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(`${request.url} ${await (await cache.match(request))!.text()}`);
      }
    }
    const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
    return [...texts, ...databases];
  });
