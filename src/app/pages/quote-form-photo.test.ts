import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { smallJpeg } from '../../../tests/support/pictures.ts';
import { post, stored, typed } from './quote-form.fixture.ts';

test('a photo goes with the request, and only an administrator can see it', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db);
  const photo = new Uint8Array(await smallJpeg());
  const answer = await post(t, { ...typed, [`quantity.${sofa}`]: '1' }, photo);
  assert.match(answer.headers.get('Location')!, /^\/calculator\?sent=complete&quote=[\w-]{32}$/);
  const { requests, quotes } = await stored(t);
  const imageUrl = requests[0]?.imageUrl;
  assert.match(imageUrl ?? '', /^\/uploads\//);
  assert.equal(quotes[0]?.imageUrl, imageUrl);
  assert.equal((await t.call('GET', imageUrl!)).status, 401);
  assert.equal((await t.adminCall('GET', imageUrl!)).status, 200);
});

test('a photo that cannot be read does not keep the request from being sent', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db);
  const tooLarge = new Uint8Array(10 * 1024 * 1024 + 1);
  for (const [index, photo] of [new TextEncoder().encode('no photo at all'), tooLarge].entries()) {
    const answer = await post(t, { ...typed, message: `try ${index}`, [`quantity.${sofa}`]: '1' }, photo);
    assert.equal(answer.status, 303);
    assert.match(answer.headers.get('Location')!, /^\/calculator\?sent=without-photo&quote=[\w-]{32}$/);
  }
  assert.deepEqual(
    (await stored(t)).requests.map(({ imageUrl }) => imageUrl),
    [null, null],
  );
});
