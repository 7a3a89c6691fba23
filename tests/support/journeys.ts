import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { adminApi, adminPaths, api } from '#kit/paths/paths.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { admin } from './admin.ts';
import { expectComplaints, openPage, widths } from './browser.ts';
import { startTestServer, type TestServer } from './server.ts';

type Environment = Record<string, string>;

/** The real process for the tests of one file; it ends with them. Available once the first test runs. */
export function serverForFile(
  environment: Environment | (() => Promise<Environment>) = {},
): Pick<TestServer, 'origin' | 'database' | 'output' | 'kill' | 'start'> {
  let server: TestServer | undefined;
  test.beforeAll(async () => {
    server = await startTestServer(typeof environment === 'function' ? await environment() : environment);
  });
  test.afterAll(() => server?.close());
  return {
    get origin() {
      return server!.origin;
    },
    get database() {
      return server!.database;
    },
    output: () => server!.output(),
    kill: () => server!.kill(),
    start: () => server!.start(),
  };
}

export interface PanelOptions extends BrowserContextOptions {
  /** The path to open; the Dashboard by default. */
  path?: string;
}

const panelCookies = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

/** A screen of the panel, signed in. Chromium logs the end of a session as an error. */
export async function openPanel(
  browser: Browser,
  origin: string,
  { path = adminPaths.dashboard, ...options }: PanelOptions = {},
): Promise<Page> {
  const page = await openPage(browser, { viewport: widths.desk, reducedMotion: 'reduce', ...options });
  expectComplaints(page, /401/);
  await signInContext(page.context(), origin);
  await page.goto(origin + path);
  // By tag: behind an open dialog the heading has no role.
  await page.locator('main h1').waitFor();
  return page;
}

/** With the session of the file's earlier tests while it lasts, since checking a password takes a tenth of a second. */
async function signInContext(context: BrowserContext, origin: string) {
  const known = panelCookies.get(origin);
  if (known) {
    await context.addCookies(known);
    if ((await context.request.get(origin + api.me)).ok()) return;
  }
  const answer = await context.request.post(origin + api.login, { data: admin, headers: { Origin: origin } });
  assert.equal(answer.status(), 200, await answer.text());
  panelCookies.set(origin, await context.cookies());
}

/** Fills in and submits the sign-in form, on its screen or in the dialog that asks again. */
export async function fillSignIn(
  page: Pick<Page, 'getByLabel' | 'getByRole'>,
  { username, password } = admin,
): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export const storedQuotes = (origin: string, search: string): Promise<Quote[]> =>
  readList(origin, adminApi.quotes, search);
export const storedRequests = (origin: string, search: string): Promise<CustomerRequest[]> =>
  readList(origin, adminApi.requests, search);

const readList = <Row>(origin: string, path: string, search: string) =>
  callAsOwner<Row[]>(origin, 'GET', `${path}?${new URLSearchParams({ search })}`);

const cookies = new Map<string, Promise<string>>();

/** A call of the owner without a browser; throws unless it succeeds. */
export async function callAsOwner<Answer>(
  origin: string,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(origin + path, {
    method,
    headers: { 'Content-Type': 'application/json', Cookie: await adminCookie(origin) },
    ...(body && { body: JSON.stringify(body) }),
  });
  assert.ok(answer.ok, `${method} ${path}: ${answer.status} ${await answer.clone().text()}`);
  return (await answer.json()) as Answer;
}

/** The administrator's session without a browser, one for each server. */
export function adminCookie(origin: string): Promise<string> {
  const cookie = cookies.get(origin) ?? signIn(origin);
  cookies.set(origin, cookie);
  return cookie;
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(origin + api.login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  assert.equal(answer.status, 200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
