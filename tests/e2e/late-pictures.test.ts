import assert from 'node:assert/strict';
import { adminApi, paths } from '#kit/paths/paths.ts';
import { openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, serverForFile } from '../support/journeys.ts';
import { makePhoto } from '../support/photos.ts';

const server = serverForFile();
const [body, card] = ['https://pictures.example/body.jpg', 'https://pictures.example/card.jpg'];

async function addArticle(slug: string) {
  const content = `${'<p>Wait.</p>'.repeat(150)}<p><img src="${body}" alt="A couch"></p>`;
  const article = { title: slug, slug, content, featuredImage: card, isPublished: true };
  await callAsOwner(server.origin, 'POST', adminApi.posts, article);
}

for (const { place, path, picture, slugs } of [
  { place: 'in an article', path: paths.article('late-body'), picture: body, slugs: ['late-body'] },
  // The first picture of the list is not lazy.
  { place: 'on the card of an article', path: paths.blog, picture: card, slugs: ['late-card', 'later-card'] },
]) {
  test(`a picture ${place} is pale until it is near and loaded, and then fades in`, async ({ browser }) => {
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
      page.waitForFunction(([element, opacity]) => getComputedStyle(element as Element).opacity === opacity, [
        await image.elementHandle(),
        opacity,
      ] as const);
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
