import assert from 'node:assert/strict';
import { api } from '#kit/paths/paths.ts';
import type { OpenapiDocument } from '#office/reference/server/openapi.ts';
import { getOperations } from '../support/api-caller.ts';
import { openPage, panelLooks } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';

const server = serverForFile();

test('the reference shows every call, on a desk and on a phone', async ({ step, browser }) => {
  for (const { width, viewport, colorScheme } of panelLooks) {
    await step(
      `the reference shows every call and asks no other host (${width}, ${colorScheme})`,
      async () => {
        const described = (await (await fetch(server.origin + api.openapi)).json()) as OpenapiDocument;
        const page = await openPage(browser, { viewport, colorScheme });
        const hosts = new Set<string>();
        page.on('request', (request) => hosts.add(new URL(request.url()).origin));
        await page.goto(server.origin + api.docs);
        const text = page.locator('openapi-explorer');
        for (const { operation } of getOperations(described)) {
          await text.getByText(operation.summary, { exact: true }).first().waitFor({ state: 'attached' });
        }
        assert.deepEqual([...hosts], [server.origin]);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      },
    );
  }

  await step('a link to a call opens it with its fields and errors, and nothing to send it', async () => {
    const page = await openPage(browser, { viewport: panelLooks[0].viewport });
    await page.goto(`${server.origin}${api.docs}#?route=post-${api.contact}`);
    await page.getByText('firstName', { exact: false }).first().waitFor();
    await page.getByText('422', { exact: false }).first().waitFor();
    assert.equal(await page.getByRole('button', { name: /try|execute|send/i }).count(), 0);
  });

  await step('only the reference loads its script, and no search engine lists it', async () => {
    const getText = async (path: string) => (await fetch(server.origin + path)).text();
    assert.doesNotMatch(await getText('/'), /reference-entry/);
    assert.doesNotMatch(await getText('/sitemap.xml'), /\/api/);
    const answer = await fetch(server.origin + api.docs);
    assert.equal(answer.headers.get('X-Robots-Tag'), 'noindex');
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    assert.match(policy, /script-src 'self';/);
  });
});
