import { after, test } from 'node:test';
import { widths } from '../browser.ts';
import { startTestServer } from '../server.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

/** The browser of this run, and the path of Firefox. */
const { TEST_ENGINE, FIREFOX_PATH = 'firefox-esr' } = process.env;

let started: Promise<{ engine: Engine; tab: Tab }> | undefined;
let server: Awaited<ReturnType<typeof startTestServer>> | undefined;

/** One browser and one site for all tests of the process. */
async function start() {
  server = await startTestServer();
  const engine = await (TEST_ENGINE === 'webkit' ? startWebKit() : startFirefox(FIREFOX_PATH));
  return { engine, tab: new Tab(engine, server.origin) };
}

after(async () => {
  await (await started)?.engine.close();
  await server?.close();
});

/** A visit that begins without cookies and storage and must end without an error in the console. */
export function visit(sentence: string, width: keyof typeof widths, act: (tab: Tab) => Promise<void>) {
  test(`on a ${width}, ${sentence}`, async () => {
    started ??= start();
    const { tab } = await started;
    await tab.begin(widths[width]);
    await act(tab);
    tab.expectNoErrors();
  });
}

export const bothWidths = Object.keys(widths) as (keyof typeof widths)[];
