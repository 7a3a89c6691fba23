import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import { paths } from '#shared/paths.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { makeHomeReady, withReadyHome } from './ready-home.ts';

test('whoever asks first for home gets its smallest form, and again after a write', async (context) => {
  const t = await openTestApp(context);
  await addService(t.deps.db, { discountedPriceCents: 12_34 });
  const sizes = async () => {
    const packed = await t.call('GET', paths.home, undefined, { 'Accept-Encoding': 'br' });
    const html = await (await t.call('GET', paths.home)).text();
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
    return {
      html,
      sent: (await packed.arrayBuffer()).byteLength,
      smallest: brotliCompressSync(html, { params }).length,
    };
  };
  await makeHomeReady(t.deps);
  const first = await sizes();
  assert.equal(first.sent, first.smallest);

  const { promise: isReady, resolve, reject } = Promise.withResolvers<void>();
  const pages = withReadyHome(t.deps.pages, () => makeHomeReady(t.deps).then(resolve, reject));
  await addService(t.deps.db, { category: 'chair', discountedPriceCents: 56_78 });
  pages.invalidate('services');
  // The wait for it would not keep a test running by itself.
  const running = setInterval(() => {}, 1_000);
  context.after(() => clearInterval(running));
  await isReady;
  const second = await sizes();
  assert.match(second.html, /56\.78/);
  assert.equal(second.sent, second.smallest);
});
