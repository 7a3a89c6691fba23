import assert from 'node:assert/strict';
import { pathIn } from '#kit/language/language.ts';
import { paths } from '#kit/paths/paths.ts';
import { addPost, openBlog, openPost } from '../support/blog-panel.ts';
import { findFaultsInBothLooks, openPage } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';

const server = serverForFile();

const spanishArticle = (slug: string) => server.origin + pathIn('es', paths.article(slug));

test('an article has a Spanish version, and the Spanish blog is searched', async ({ step, browser }) => {
  await step('a Spanish version is written, published, read in both languages and withdrawn', async () => {
    const page = await openBlog(browser, server.origin);
    const { id } = await addPost(page, server.origin, { title: 'Wine on Wool', isPublished: true });
    await openPost(page, server.origin, id);
    await page.getByLabel('Title *').fill('Wine on a Wool Rug');
    await page.getByRole('button', { name: 'Spanish', exact: true }).click();
    await page.getByText('leaves this article out').waitFor();
    await page.getByLabel('Title in Spanish').fill('Vino en la lana');
    await page.getByText('/es/blog/vino-en-la-lana', { exact: true }).waitFor();
    await page.getByLabel('Publish in Spanish').check();

    await page.getByRole('button', { name: 'English (edited)' }).click();
    assert.equal(await page.getByLabel('Title *').inputValue(), 'Wine on a Wool Rug');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await page.getByText('Content in Spanish is required').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'textbox');
    await page.keyboard.type('Seque de inmediato.');
    await page.reload();
    await page.getByText('We restored your unsaved changes.').waitFor();
    await page.getByRole('button', { name: 'Spanish (edited)' }).click();
    await page
      .getByRole('textbox', { name: 'Content in Spanish' })
      .getByText('Seque de inmediato.')
      .waitFor();
    assert.deepEqual(await findFaultsInBothLooks(page), []);

    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = await opening;
    await preview.getByRole('heading', { level: 1, name: 'Vino en la lana' }).waitFor();
    await preview.getByRole('link', { name: 'Volver al blog' }).waitFor();
    await preview.close();

    await page.getByRole('button', { name: 'Update Post' }).click();
    await page.getByText('Blog post updated successfully').waitFor();
    const row = page.getByRole('listitem').filter({ hasText: 'Wine on a Wool Rug' });
    await row.getByText('Spanish', { exact: true }).waitFor();

    const reader = await openPage(browser, {});
    await reader.goto(server.origin + pathIn('es', paths.blog));
    await reader.getByRole('link', { name: /Vino en la lana/ }).click();
    await reader.waitForURL(spanishArticle('vino-en-la-lana'));
    await reader.getByText('Seque de inmediato.').waitFor();
    await reader.getByRole('link', { name: 'In English' }).first().click();
    await reader.getByRole('heading', { level: 1, name: 'Wine on a Wool Rug' }).waitFor();
    await reader.getByRole('link', { name: 'En español' }).first().click();
    await reader.waitForURL(spanishArticle('vino-en-la-lana'));

    await row.getByRole('link', { name: /^Edit/ }).click();
    await page.getByLabel('Publish in Spanish').uncheck();
    await page.getByRole('button', { name: 'Update Post' }).click();
    await row.getByText('Spanish draft').waitFor();
    assert.equal((await page.request.get(spanishArticle('vino-en-la-lana'))).status(), 404);
    await reader.goto(server.origin + paths.article('wine-on-wool'));
    await reader.getByRole('link', { name: 'En español' }).first().click();
    await reader.waitForURL(server.origin + pathIn('es', paths.blog));
    await reader.getByRole('heading', { name: 'Café en el sofá: los primeros diez minutos' }).waitFor();
    assert.equal(await reader.getByText('Vino en la lana').count(), 0);
  });

  await step('the Spanish blog narrows in Spanish while its reader types', async () => {
    const page = await openPage(browser, {});
    await page.goto(server.origin + pathIn('es', paths.blog));
    await page.getByLabel('Buscar artículos').fill('ceniza');
    await page.getByText(/^1 artículo con/).waitFor();
    await page.getByRole('link', { name: /Después del humo/ }).waitFor();
    await page.getByLabel('Buscar artículos').fill('spill');
    await page.getByText(/^0 artículos con/).waitFor();
  });
});
