import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { blogList } from '#articles/blog/blog-list.ts';
import { adminApi, api, paths } from '#kit/paths/paths.ts';
import { expectComplaints, findAccessibilityFaults, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, serverForFile } from '../support/journeys.ts';
import { makePhoto } from '../support/photos.ts';

const server = serverForFile();

const article = paths.article('sofa-care-tag-codes');

const search = (page: Page) => page.getByRole('searchbox');

const titles = (page: Page) => page.locator('main article :is(h2, h3)').allInnerTexts();

const getAddress = (page: Page) => page.url().slice(server.origin.length);

const [body, card] = ['https://pictures.example/body.jpg', 'https://pictures.example/card.jpg'];

async function addArticle(slug: string) {
  const content = `${'<p>Wait.</p>'.repeat(150)}<p><img src="${body}" alt="A couch"></p>`;
  const article = { title: slug, slug, content, featuredImage: card, isPublished: true };
  await callAsOwner(server.origin, 'POST', adminApi.posts, article);
}

test('a reader searches the blog, comes back to it, prints an article and subscribes', async ({
  step,
  browser,
}) => {
  await step('search and category narrow the list together, and the URL shows both', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    await page.goto(server.origin + paths.blog);
    assert.equal((await titles(page)).length, 8);
    await search(page).fill('CARPET');
    await page.getByRole('status').filter({ hasText: 'matching “CARPET”' }).waitFor();
    const searched = await titles(page);
    assert.ok(searched.length > 1 && searched.length < 8, `${searched}`);
    assert.equal(getAddress(page), blogList({ search: 'CARPET' }));

    await page.getByRole('link', { name: 'Carpet Care' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: '1 article matching “CARPET” in Carpet Care' })
      .waitFor();
    assert.equal(getAddress(page), blogList({ search: 'CARPET', category: 'Carpet Care' }));
    assert.deepEqual(await titles(page), ['Why the Hallway Turns Gray: Traffic Lanes in Carpet']);
    assert.equal(await page.getByText('No blog posts available at this time.').count(), 0);

    const shared = await openPage(browser, { viewport: widths.phone });
    await shared.goto(page.url());
    assert.deepEqual(await titles(shared), await titles(page));
    assert.equal(await search(shared).inputValue(), 'CARPET');
  });

  await step('a long search word wraps, and the page does not scroll sideways', async () => {
    const page = await openPage(browser, { viewport: widths.phone });
    await page.goto(server.origin + paths.blog);
    const word = 'x'.repeat(90);
    await search(page).fill(word);
    await page
      .getByRole('status')
      .filter({ hasText: `matching “${word}”` })
      .waitFor();
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  });

  await step('Back restores the filters and the scroll position', async () => {
    const page = await openPage(browser, { viewport: widths.phone, reducedMotion: 'reduce' });
    await page.goto(server.origin + paths.blog);
    await search(page).fill('carpet');
    await page.getByRole('status').filter({ hasText: 'matching' }).waitFor();
    const found = await titles(page);
    const last = page.getByRole('link', { name: /^Read More/ }).last();
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    assert.ok(place > 400);
    await last.click();
    await page.getByRole('heading', { name: 'Related Articles' }).waitFor();
    await page.goBack();
    await page.getByRole('status').filter({ hasText: 'matching' }).waitFor();
    assert.equal(await search(page).inputValue(), 'carpet');
    assert.deepEqual(await titles(page), found);
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 50, place);
  });

  await step('a search without a response can be retried', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    expectComplaints(page, /ERR_FAILED/);
    await page.goto(server.origin + paths.blog);
    await page.route(`**${api.posts}?*`, (route) => route.abort());
    await search(page).fill('dust');
    await page.getByRole('alert').filter({ hasText: 'We couldn’t load the articles.' }).waitFor();
    await page.unroute(`**${api.posts}?*`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('status').filter({ hasText: 'matching “dust”' }).waitFor();
    assert.ok((await titles(page)).length > 0);
  });

  await step(
    'the contents of a long article link to its sections, and print shows only the article',
    async () => {
      const page = await openPage(browser, { viewport: widths.desk });
      await page.goto(server.origin + article);
      await page.getByRole('link', { name: 'Finding the right tag' }).click();
      const heading = page.getByRole('heading', { name: 'Finding the right tag' });
      await page.waitForFunction(
        (top) => {
          const { y } = document.querySelector(top)!.getBoundingClientRect();
          return y > 60 && y < 200;
        },
        `#${await heading.getAttribute('id')}`,
      );
      await page.emulateMedia({ media: 'print' });
      assert.ok(await heading.isVisible());
      for (const name of ['Related Articles', 'Need Professional Cleaning Services?']) {
        assert.ok(!(await page.getByText(name).isVisible()), name);
      }
      assert.ok(await page.locator('header').getByText('Sunweave Cleaning').isVisible());
      for (const control of ['header nav', 'header button', 'header .whitespace-nowrap']) {
        assert.ok(!(await page.locator(control).first().isVisible()), control);
      }
      assert.ok(!(await page.locator('body > footer').isVisible()));
    },
  );

  await step(
    'the newsletter form stays on the page and says what happens next, or what was wrong',
    async () => {
      const page = await openPage(browser, { viewport: widths.phone, reducedMotion: 'reduce' });
      expectComplaints(page, /422|ERR_FAILED/);
      const isLive = page.waitForEvent('console', (message) => message.text() === 'hydrating');
      await page.addInitScript(() => addEventListener('hydrating', () => console.log('hydrating'), true));
      await page.goto(server.origin + paths.blog);
      await isLive;
      const email = page.getByLabel('Email address');
      const subscribe = page.getByRole('button', { name: 'Subscribe' });
      await page.route(`**${api.newsletter}`, (route) => route.abort());
      await email.fill('reader@example.com');
      await subscribe.click();
      await page.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' }).waitFor();
      assert.equal(await email.inputValue(), 'reader@example.com');

      await page.unroute(`**${api.newsletter}`);
      await subscribe.click();
      await page.getByRole('status').filter({ hasText: 'One more step' }).waitFor();
      assert.equal(await email.inputValue(), '');
      assert.deepEqual(await findAccessibilityFaults(page), []);

      await email.fill('reader@nowhere');
      await subscribe.click();
      await page.getByRole('alert').filter({ hasText: 'Valid email is required' }).waitFor();
      assert.equal(getAddress(page), paths.blog);
    },
  );

  for (const { place, path, picture, slugs } of [
    { place: 'in an article', path: paths.article('late-body'), picture: body, slugs: ['late-body'] },
    // The first picture of the list is not lazy.
    {
      place: 'on the card of an article',
      path: paths.blog,
      picture: card,
      slugs: ['late-card', 'later-card'],
    },
  ]) {
    await step(`a picture ${place} is pale until it is near and loaded, and then fades in`, async () => {
      for (const slug of slugs) await addArticle(slug);
      const photo = await makePhoto();
      const page = await openPage(browser, { viewport: { ...widths.desk, height: 300 } });
      await page.route('https://pictures.example/*', (route) =>
        route.fulfill({ body: photo, contentType: 'image/jpeg' }),
      );
      const { promise: come, resolve: release } = Promise.withResolvers<void>();
      await page.route(picture, async (route) => {
        await come;
        await route.fallback();
      });
      await page.goto(server.origin + path, { waitUntil: 'commit' });
      const image = page.locator(`main img[loading=lazy][src="${picture}"]`).last();
      await image.waitFor({ state: 'attached' });
      const hasOpacity = async (opacity: string) =>
        page.waitForFunction(
          ([element, opacity]) => getComputedStyle(element as Element).opacity === opacity,
          [await image.elementHandle(), opacity] as const,
        );
      await hasOpacity('0.7');
      await image.evaluate((element) => element.scrollIntoView());
      const { transitionProperty, transitionDuration, opacity } = await image.evaluate((element) => {
        const { transitionProperty, transitionDuration, opacity } = getComputedStyle(element);
        return { transitionProperty, transitionDuration, opacity };
      });
      assert.deepEqual([transitionProperty, transitionDuration, opacity], ['opacity', '0.25s', '0.7']);
      release();
      await hasOpacity('1');
      assert.ok(await image.evaluate((element: HTMLImageElement) => element.naturalWidth > 0));
    });
  }
});
