import assert from 'node:assert/strict';
import { after, before, type TestContext } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { adminPaths, api } from '#shared/paths.ts';
import { admin } from './app.ts';
import { closeBrowser, expectComplaints, openPage, widths } from './browser.ts';
import { startTestServer, type TestServer } from './server.ts';

/** The real process for the tests of one file; it and the browser end with them. Usable once the first test runs. */
export function serverForFile(
  environment: Record<string, string> = {},
): Pick<TestServer, 'origin' | 'output' | 'kill' | 'start'> {
  let server: TestServer | undefined;
  before(async () => {
    server = await startTestServer(environment);
  });
  after(async () => {
    await closeBrowser();
    await server?.close();
  });
  return {
    get origin() {
      return server!.origin;
    },
    output: () => server!.output(),
    kill: () => server!.kill(),
    start: () => server!.start(),
  };
}

/** The panel's Dashboard in a session of its own, signed in. A session that ends is logged by Chromium as an error. */
export async function openPanel(
  context: TestContext,
  origin: string,
  options: BrowserContextOptions = { viewport: widths.desk },
): Promise<Page> {
  const page = await openPage(context, { reducedMotion: 'reduce', ...options });
  expectComplaints(page, /401/);
  const answer = await page.request.post(origin + api.login, { data: admin, headers: { Origin: origin } });
  assert.equal(answer.status(), 200, await answer.text());
  await page.goto(origin + adminPaths.dashboard);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  return page;
}

export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
}
