import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArguments } from './tests/support/browser.ts';

/** They use the debugger of Chromium. */
const debuggerOnly = ['**/page-bytes.test.ts', '**/panel-push.test.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.test.ts',
  // Each run empties its folder; those of `npm test` lie beside it.
  outputDir: 'test-results/by-hand',
  globalSetup: './tests/support/prepare-journeys.ts',
  // Several times what a test takes, since some machines are that much slower.
  timeout: 480_000,
  workers: availableParallelism() + 1,
  use: {
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
  projects: [
    // Playwright drives it itself.
    { name: 'chromium', testIgnore: '**/driven-browser.test.ts' },
    {
      name: 'firefox',
      use: { browserName: 'firefox' },
      testIgnore: debuggerOnly,
      // Firefox 153 crashes while axe reads some dialogs of the panel.
      grepInvert: /@axe|@not-firefox/,
    },
    {
      name: 'webkit',
      use: { browserName: 'webkit' },
      // WebKitGTK has no push messages and forced colors.
      testIgnore: [...debuggerOnly, '**/panel-alerts.test.ts', '**/forced-colors.test.ts'],
    },
  ],
});
