import { defineConfig } from 'vitest/config';

/** Screens in a DOM, against the application in the same process; see docs/testing.md. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['src/**/*.test.tsx'],
    environment: 'jsdom',
    setupFiles: ['tests/support/panel/browser-gaps.ts'],
    // Node itself loads the server, so that it shares no module with the screens.
    server: { deps: { external: [/\/tests\/support\/app\.ts$/] } },
    // The React that owners get, in half the time.
    env: { NODE_ENV: 'production' },
    // Files share a process, since loading server and panel takes longer than most files.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
