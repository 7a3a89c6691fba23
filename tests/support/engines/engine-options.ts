import type { BrowserContextOptions } from 'playwright-core';

/** Playwright does not pass these on over WebDriver BiDi. */
export type EngineOptions = Pick<
  BrowserContextOptions,
  'javaScriptEnabled' | 'reducedMotion' | 'forcedColors' | 'hasTouch'
> & { media?: 'print' | 'screen' | null | undefined };
