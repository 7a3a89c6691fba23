import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { panelFiles } from '#kit/paths/panel-files.ts';
import { adminPaths, paths } from '#kit/paths/paths.ts';
import { barColors } from '#kit/wire/theme.ts';
import { openTestApp } from '../../../tests/support/app.ts';

interface Manifest {
  id: string;
  name: string;
  start_url: string;
  scope: string;
  display: string;
  theme_color: string;
  icons: { src: string; sizes: string; purpose?: string }[];
}

test('the manifest opens the panel, and its icons have the sizes that it names', async (context) => {
  const { app } = await openTestApp(context);
  const answer = await app.request(panelFiles.manifest);
  assert.match(answer.headers.get('Content-Type') ?? '', /^application\/manifest\+json/);
  const { icons, ...manifest } = (await answer.json()) as Manifest;
  assert.deepEqual(
    [manifest.id, manifest.start_url, manifest.scope, manifest.display, manifest.theme_color],
    [adminPaths.dashboard, adminPaths.dashboard, adminPaths.dashboard, 'standalone', barColors.light],
  );
  assert.ok(icons.some(({ purpose }) => purpose === 'maskable'));
  assert.ok(icons.some(({ sizes, purpose }) => sizes === '192x192' && !purpose));
  assert.ok(icons.some(({ sizes, purpose }) => sizes === '512x512' && !purpose));
  const badge = { src: '/icon-badge.png', sizes: '96x96' };
  for (const { src, sizes } of [...icons, badge]) {
    const { width, height } = await sharp(await (await app.request(src)).arrayBuffer()).metadata();
    assert.equal(`${width}x${height}`, sizes, src);
  }
});

test('the worker names every file of the build, is checked at each visit, and calls only this site', async (context) => {
  const { app } = await openTestApp(context);
  const answer = await app.request(panelFiles.worker);
  assert.match(answer.headers.get('Content-Type') ?? '', /^text\/javascript/);
  assert.equal(answer.headers.get('Cache-Control'), 'no-cache');
  assert.equal(answer.headers.get('Content-Security-Policy'), "default-src 'none'; connect-src 'self'");
  const script = await answer.text();
  assert.doesNotMatch(script, /^\s*(import|export)\b/m);
  const build = JSON.parse(/^self\.panelBuild = (.*);$/m.exec(script)![1]!);
  assert.ok(build.files.includes(build.entry));
  assert.ok(build.files.some((file: string) => file.endsWith('.css')));
  for (const file of build.files) assert.equal((await app.request(file)).status, 200, file);
});

test('only the panel’s document names the manifest and allows a worker', async (context) => {
  const { app } = await openTestApp(context);
  const panel = await app.request(adminPaths.dashboard);
  assert.match(panel.headers.get('Content-Security-Policy') ?? '', /worker-src 'self'/);
  const html = await panel.text();
  assert.match(html, /<link rel="manifest" href="\/admin\.webmanifest"\/>/);
  assert.match(html, /data-worker="on"/);
  const home = await app.request(paths.home);
  assert.doesNotMatch(home.headers.get('Content-Security-Policy') ?? '', /worker-src/);
  assert.doesNotMatch(await home.text(), /admin\.webmanifest|admin-worker/);
});

test('PANEL_WORKER=off sends a worker that removes itself', async (context) => {
  const { app } = await openTestApp(context, { config: { hasPanelWorker: false } });
  assert.match(await (await app.request(panelFiles.worker)).text(), /registration\.unregister\(\)/);
  assert.match(await (await app.request(adminPaths.dashboard)).text(), /data-worker="off"/);
});
