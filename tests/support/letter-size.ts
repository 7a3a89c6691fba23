import type { CDPSession, Page } from 'playwright-core';
import { getEngine, setEngineLetters } from './engines/launch.ts';

/** In Chromium the size lasts as long as its session. */
const sessions = new WeakMap<Page, CDPSession>();

/** Sets the size of letters as the browser's settings do, with all that is measured in letters; 16 px is usual. */
export async function setLetterSize(page: Page, pixels: number): Promise<void> {
  const engine = getEngine();
  if (engine) {
    await setEngineLetters(pixels);
    // There it holds for documents to come.
    if (engine === 'firefox') await page.reload();
  } else {
    const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
    sessions.set(page, session);
    await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels - 3 } });
  }
  const hasSize = (size: string) => getComputedStyle(document.documentElement).fontSize === size;
  await page.waitForFunction(hasSize, `${pixels}px`);
}
