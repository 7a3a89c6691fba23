import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { AdminPost } from '#articles/blog/posts.ts';
import { adminApi, adminPaths, adminPost } from '#kit/paths/paths.ts';
import { expectComplaints } from './browser.ts';
import { openPanel, type PanelOptions } from './journeys.ts';

/** Opens Blog Management and accepts the browser's question before a reload with unsaved changes. */
export async function openBlog(browser: Browser, origin: string, options?: PanelOptions) {
  const page = await openPanel(browser, origin, { path: adminPaths.blog, ...options });
  expectComplaints(page, /40[19]/);
  page.on('dialog', (dialog) => dialog.accept());
  return page;
}

export async function addPost(
  page: Page,
  origin: string,
  body: Partial<AdminPost> & { title: string },
): Promise<AdminPost> {
  const answer = await page.request.post(origin + adminApi.posts, {
    data: { content: '<p>Press a dry cloth on it.</p>', ...body },
  });
  assert.equal(answer.status(), 201);
  return answer.json();
}

export async function openPost(page: Page, origin: string, id: number) {
  await page.goto(origin + adminPost.edit(id));
  await page.getByLabel('Title *').waitFor();
}

/** The text in the editor. */
export const editorText = (page: Page) => page.getByRole('textbox', { name: 'Content *' });

export const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });
