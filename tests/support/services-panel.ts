import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { expectComplaints } from './browser.ts';
import { openPanel, type PanelOptions } from './journeys.ts';

/** Opens the services manager; `search` is the query of its URL. */
export async function openServices(
  browser: Browser,
  origin: string,
  search = '',
  options: PanelOptions = {},
) {
  const page = await openPanel(browser, origin, { ...options, path: adminPaths.services + search });
  expectComplaints(page, /40[19]|415/);
  return page;
}

export async function addService(page: Page, origin: string, body: object): Promise<AdminService> {
  const answer = await page.request.post(origin + adminApi.services, { data: body });
  assert.equal(answer.status(), 201);
  return answer.json();
}

/** The service of this title in the list. */
export const serviceRow = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
