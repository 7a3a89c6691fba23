import { test as base, type TestInfo } from '@playwright/test';
import type { Browser } from 'playwright-core';
import { takeComplaints } from './browser.ts';
import { launchEngine } from './engines/launch.ts';

type Work = () => unknown;

interface Fixtures {
  /** For what must happen when the test and its pages have ended. */
  after: (work: Work) => void;
  /** A part of the journey, whose pages close with it. */
  step: (title: string, act: () => Promise<void>) => Promise<void>;
  pages: undefined;
}

/** Playwright Test, with the browsers of this machine. Pages come from `openPage` and what builds on it. */
export const test = base.extend<Fixtures>({
  browser: [
    async ({ playwright, browserName }, use) => {
      const browser = await (browserName === 'chromium'
        ? playwright.chromium.launch()
        : launchEngine(browserName));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 0 },
  ],
  after: async ({ browserName: _ }, use) => {
    const works: Work[] = [];
    await use((work) => works.push(work));
    for (const work of works) await work();
  },
  step: async ({ browser }, use) => {
    await use((title, act) =>
      base.step(title, async () => {
        await act();
        await closePages(browser);
      }),
    );
  },
  pages: [
    async ({ browser, after: _ }, use, test) => {
      await use(undefined);
      const complaints = takeComplaints();
      const hasFailed = test.status !== test.expectedStatus || complaints.length > 0;
      if (hasFailed) await takePictures(browser, test);
      await closePages(browser);
      // Firefox and WebKit complain of a picture.
      if (!hasFailed) complaints.push(...takeComplaints());
      if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('\n')}`);
    },
    { auto: true },
  ],
});

const closePages = (browser: Browser) => Promise.all(browser.contexts().map((session) => session.close()));

/** Only after a failure; Playwright's own setting takes one whenever a session closes. */
async function takePictures(browser: Browser, test: TestInfo) {
  for (const [index, page] of browser
    .contexts()
    .flatMap((session) => session.pages())
    .entries()) {
    const path = test.outputPath(`page-${index + 1}.png`);
    // A page that hangs has none.
    await page.screenshot({ path, timeout: 5_000 }).then(
      () => test.attachments.push({ name: 'screenshot', path, contentType: 'image/png' }),
      () => {},
    );
  }
}
