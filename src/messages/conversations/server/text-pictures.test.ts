import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { openConversations } from './conversations.fixture.ts';

const drawPicture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer();

test('pictures are fetched from the gateway alone, with its credentials, and what is no picture is named', async (context) => {
  const app = await openConversations(context);
  const path = '/2010-04-01/Accounts/AC1/Messages/MM1/Media/';
  const { media, fetched, origin } = app.gateway;
  media.set(`${path}ME1`, {
    body: Buffer.from(''),
    type: 'text/plain',
    status: 307,
    location: `${path}real`,
  });
  media.set(`${path}real`, { body: await drawPicture(), type: 'image/jpeg' });
  media.set(`${path}ME2`, { body: Buffer.alloc(30_000_000), type: 'image/jpeg' });
  media.set(`${path}ME3`, { body: Buffer.from('no picture'), type: 'image/png' });
  const lead = await app.lead();
  const customerId = await app.pickCustomer(lead.quoteId);
  const urls = [
    `${origin}${path}ME1`,
    `${origin}${path}ME2`,
    `${origin}${path}ME3`,
    'http://127.0.0.1:9/foreign',
    `${origin}${path}film`,
  ];
  const fields = Object.fromEntries(
    urls.flatMap((url, index) => [
      [`MediaUrl${index}`, url],
      [`MediaContentType${index}`, index === 4 ? 'video/3gpp' : 'image/jpeg'],
    ]),
  );
  await app.receive('My couch', { NumMedia: '5', ...fields });
  await app.fetchPictures();
  const [entry] = (await app.thread(customerId)).entries;
  assert.equal(entry?.photos.length, 1);
  assert.equal((await app.t.adminCall('GET', entry!.photos[0]!)).status, 200);
  assert.equal((await app.t.call('GET', entry!.photos[0]!)).status, 401);
  for (const words of [
    'My couch',
    'Left out: video/3gpp',
    'too large',
    'can’t be read',
    'not from the text service',
  ]) {
    assert.ok(entry!.text.includes(words), `${words}: ${entry!.text}`);
  }
  const basic = `Basic ${Buffer.from('AC1:secret').toString('base64')}`;
  assert.ok(fetched.every(({ authorization }) => authorization === basic));
  assert.ok(!fetched.some(({ path: asked }) => asked.endsWith('film')));
});

test('staff send a picture, which the gateway fetches by a link of its own', async (context) => {
  const app = await openConversations(context);
  const lead = await app.lead();
  const customerId = await app.pickCustomer(lead.quoteId);
  await app.run();
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(await drawPicture())], { type: 'image/jpeg' }), 'a.jpg');
  const uploaded = await app.t.app.request('/api/upload', { method: 'POST', body: form });
  assert.equal(uploaded.status, 201, await uploaded.clone().text());
  const { imageUrl } = (await uploaded.json()) as { imageUrl: string };
  const sent = await app.send(customerId, { text: 'Like this?', photoUrl: imageUrl });
  assert.equal(sent.status, 201, await sent.clone().text());
  await app.run();
  const [url] = app.gateway.texts.at(-1)!.mediaUrls;
  const { pathname } = new URL(url!);
  assert.equal((await app.t.call('GET', pathname)).status, 200);
  assert.equal((await app.t.call('GET', `${pathname.slice(0, -2)}xx`)).status, 404);
});
