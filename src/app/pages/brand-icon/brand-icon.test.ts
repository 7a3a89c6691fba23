import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { changeSettings, uploadLogo } from '#company/settings/server/logo.fixture.ts';
import { brandPaths } from '#kit/paths/brand-paths.ts';
import { panelFiles } from '#kit/paths/panel-files.ts';
import { paths } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeLogo } from '../../../../tests/support/logos.ts';

const formerPaths = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
];

/** Every icon that a page, the panel and both manifests link. */
async function linkedIcons(t: TestApp): Promise<string[]> {
  const html = await Promise.all(
    [paths.home, '/es/contact', '/none', '/admin'].map(async (path) => (await t.call('GET', path)).text()),
  );
  const links = html.flatMap((text) =>
    [...text.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)].map(([, href]) => href!),
  );
  const manifests = await Promise.all(
    [brandPaths.manifest, panelFiles.manifest].map(async (path) => {
      const { icons } = (await (await t.call('GET', path)).json()) as { icons: { src: string }[] };
      return icons.map(({ src }) => src);
    }),
  );
  return [...new Set([...links, ...manifests.flat()])];
}

/** The colors of the center and of a corner; a corner that is clear has none. */
async function getLook(t: TestApp, path: string) {
  const answer = await t.call('GET', path);
  assert.equal(answer.status, 200, path);
  assert.equal(answer.headers.get('Content-Type'), 'image/png', path);
  const picture = sharp(Buffer.from(await answer.arrayBuffer())).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  assert.equal(info.width, info.height);
  const at = (x: number, y: number) => {
    const [r, g, b, alpha] = data.subarray((y * info.width + x) * 4);
    return alpha === 0
      ? 'clear'
      : `#${[r!, g!, b!].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  };
  const half = Math.floor(info.width / 2);
  return { size: info.width, center: at(half, half), edge: at(half, 1), corner: at(0, 0) };
}

test('without a logo, under the name of the demo, its own icons are linked', async (context) => {
  const t = await openTestApp(context);
  assert.ok((await linkedIcons(t)).every((path) => !path.startsWith('/icon/')));
  assert.match((await t.call('GET', '/favicon.svg')).headers.get('Content-Type')!, /^image\/svg/);
});

test('icons are made from the logo on its color, under addresses that change with it', async (context) => {
  const t = await openTestApp(context);
  const save = async (color: string, primary = '#0f5c5c') => {
    const logo = await uploadLogo(t, await makeLogo({ width: 200, height: 200, color }));
    await changeSettings(t, { logo, colors: { primary, accent: '#ffb92e' } });
  };
  await save('#ffd166');
  const first = await linkedIcons(t);
  assert.ok(first.length >= 4 && first.every((path) => path.startsWith('/icon/')), first.join(' '));
  for (const path of first) {
    const { center, edge, corner, size } = await getLook(t, path);
    assert.deepEqual([center, edge], ['#ffd166', '#0f5c5c'], path);
    assert.equal(corner, path.includes('/icon/') && path.includes('-icon-') ? 'clear' : '#0f5c5c', path);
    assert.equal(size, Number(/(\d+)\.png$/.exec(path)![1]), path);
    assert.match((await t.call('GET', path)).headers.get('Cache-Control')!, /immutable/);
  }
  for (const path of formerPaths) {
    assert.equal((await getLook(t, path)).center, '#ffd166', path);
    assert.equal((await t.call('GET', path)).headers.get('Cache-Control'), 'no-cache', path);
  }
  await save('#ffffff', '#7a1f3d');
  const second = await linkedIcons(t);
  assert.ok(second.every((path) => !first.includes(path)));
  assert.equal((await getLook(t, '/favicon.ico')).center, '#ffffff', 'at once');
  for (const path of first) {
    const moved = await t.call('GET', path);
    assert.equal(moved.status, 302, path);
    assert.ok(second.includes(moved.headers.get('Location')!), path);
  }
  await changeSettings(t, { logo: null, colors: null });
  const former = await t.call('GET', first[0]!);
  assert.equal((await t.call('GET', former.headers.get('Location')!)).status, 200);
});

test('a logo too wide for a square, and a name without a logo, leave the first letter in the icon', async (context) => {
  const t = await openTestApp(context);
  await changeSettings(t, { name: 'élan cleaning' });
  const letter = await linkedIcons(t);
  assert.ok(letter.every((path) => path.startsWith('/icon/')));
  assert.equal((await getLook(t, letter[0]!)).edge, '#0f5c5c');
  await changeSettings(t, { logo: await uploadLogo(t, await makeLogo({ width: 900, height: 90 })) });
  assert.deepEqual(await linkedIcons(t), letter);
});

test('a name that no icon has is not found', async (context) => {
  const t = await openTestApp(context);
  await changeSettings(t, { name: 'Maple' });
  for (const path of ['/icon/none.png', '/icon/000000000000-icon-64.png', '/icon/000000000000-icon-192.svg'])
    assert.equal((await t.call('GET', path)).status, 404, path);
});
