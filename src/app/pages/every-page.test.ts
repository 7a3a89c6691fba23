import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../tests/support/app.ts';

test('each page has its own title, description, address and breadcrumbs, and the legal ones their date', async (context) => {
  const t = await openTestApp(context, { hasDemo: true });
  const legal = [paths.privacyPolicy, paths.termsOfService, paths.serviceAgreement];
  const pages = [paths.contact, paths.about, ...legal];
  const seen = new Set<string>();
  for (const path of pages) {
    const html = await (await t.call('GET', path)).text();
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? '';
    assert.ok(title.length >= 20 && title.length <= 65, title);
    assert.ok(description.length >= 70 && description.length <= 160, `${description.length}: ${description}`);
    assert.ok(html.includes(`<link rel="canonical" href="${t.deps.config.publicUrl}${path}"`));
    assert.match(html, /"@type":"BreadcrumbList"/);
    assert.match(html, /aria-label="Breadcrumb"/);
    assert.equal(html.match(/<h1/g)?.length, 1);
    if (legal.some((one) => one === path)) assert.match(html, />December 12, 2024</);
    seen.add(title).add(description);
  }
  assert.equal(seen.size, pages.length * 2);
});

test('every link of the site leads somewhere', async (context) => {
  const t = await openTestApp(context, { hasDemo: true });
  const unknown = '/no-such-page';
  const seen = new Set<string>();
  const queue: string[] = [paths.home, paths.calculator, unknown];
  while (queue.length > 0) {
    const path = queue.pop()!;
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await t.call('GET', path);
    if (path !== unknown) assert.equal(answer.status, 200, path);
    const html = await answer.text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      if (/^(tel|mailto|sms):/.test(href)) continue;
      const [target = '', anchor] = href.replaceAll('&amp;', '&').split('#');
      assert.ok(target === '' || target.startsWith('/'), `${path} links to ${href}`);
      if (target !== '') queue.push(target);
      if (anchor) {
        const there = target === '' || target === path ? html : await (await t.call('GET', target)).text();
        assert.ok(there.includes(`id="${anchor}"`), `${path} links to ${href}, which has no such place`);
      }
    }
  }
  assert.ok(seen.size > 50, `${seen.size} pages`);
});
