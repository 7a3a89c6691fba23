import type { BrowserContextOptions } from 'playwright-core';

/** What Playwright does not pass on over WebDriver BiDi. */
export type EngineOptions = Pick<
  BrowserContextOptions,
  'javaScriptEnabled' | 'reducedMotion' | 'forcedColors' | 'hasTouch'
> & { media?: 'print' | 'screen' | null | undefined };
