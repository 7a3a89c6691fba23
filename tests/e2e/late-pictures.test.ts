import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, paths } from '#shared/paths.ts';
import { openPage, widths } from '../support/browser.ts';
import { adminCookie, serverForFile } from '../support/journeys.ts';
import { makePhoto } from '../support/photos.ts';

const server = serverForFile();
const [body, card] = ['https://pictures.example/body.jpg', 'https://pictures.example/card.jpg'];

async function addArticle(slug: string) {
  const content = `${'<p>Wait.</p>'.repeat(150)}<p><img src="${body}" alt="A couch"></p>`;
  const response = await fetch(server.origin + adminApi.posts, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: await adminCookie(server.origin) },
    body: JSON.stringify({ title: slug, slug, content, featuredImage: card, isPublished: true }),
  });
  assert.equal(response.status, 201, await response.text());
}

for (const { place, path, picture, slugs } of [
  { place: 'in an article', path: paths.article('late-body'), picture: body, slugs: ['late-body'] },
  // The first of the list is no lazy one.
  { place: 'on the card of an article', path: paths.blog, picture: card, slugs: ['late-card', 'later-card'] },
]) {
  test(`a picture ${place} is pale until it is near and has come, and then fades in`, async (context) => {
    for (const slug of slugs) await addArticle(slug);
    const photo = await makePhoto();
    const page = await openPage(context, { viewport: { ...widths.desk, height: 300 } });
    await page.route('https://pictures.example/*', (route) =>
      route.fulfill({ body: photo, contentType: 'image/jpeg' }),
    );
    await page.goto(server.origin + path);
    const image = page.locator(`main img[loading=lazy][src="${picture}"]`).last();
    const looks = () =>
      image.evaluate((element: HTMLImageElement) => {
        const { opacity, transitionProperty, transitionDuration } = getComputedStyle(element);
        return { opacity, transitionProperty, transitionDuration, mark: element.dataset.fade };
      });
    const moving = { transitionProperty: 'opacity', transitionDuration: '0.25s' };
    await page.waitForFunction(() => document.querySelector('main [data-fade]'));
    assert.deepEqual(await looks(), { ...moving, opacity: '0.7', mark: 'wait' });
    await image.evaluate((element) => element.scrollIntoView());
    await page.waitForFunction(
      (element) =>
        getComputedStyle(element!).opacity === '1' && (element as HTMLImageElement).naturalWidth > 0,
      await image.elementHandle(),
    );
  });
}
