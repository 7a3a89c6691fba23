import assert from 'node:assert/strict';
import { test } from 'node:test';
import { post, stored, typed } from '#app/pages/quote-form.fixture.ts';
import { api } from '#kit/paths/paths.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';
import { photoForm, smallJpeg } from '../../../../tests/support/pictures.ts';

const getCookie = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const read = async (answer: Response) => {
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()) as ContactAnswer;
};

test('a stranger’s key never meets another’s, and a repeat shows no private link to another browser', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db);
  const body = quoteBody([{ serviceId, quantity: 1 }]);
  const send = (headers: object, changes: object = {}) =>
    t.call('POST', api.contact, { ...body, ...changes }, { 'Idempotency-Key': 'lead-1', ...headers });
  const answer = await send({ 'User-Agent': 'One' });
  const first = await read(answer);
  const cookie = getCookie(answer);
  assert.match(answer.headers.getSetCookie()[0] ?? '', /HttpOnly; SameSite=Lax/);
  assert.match(first.quoteUrl ?? '', /\/quote\//);

  assert.deepEqual(await read(await send({ 'User-Agent': 'One' })), first, 'its response was lost');
  assert.deepEqual(await read(await send({ Cookie: cookie })), first, 'its other tab');
  const hidden = { ...first, quoteUrl: null };
  assert.deepEqual(await read(await send({ 'User-Agent': 'Two' })), hidden);
  assert.deepEqual(await read(await send({ Cookie: `form=${'x'.repeat(22)}` })), hidden);

  const others = { firstName: 'Rosa' };
  for (const own of [{ 'User-Agent': 'One' }, { Cookie: cookie }])
    assert.equal((await send(own, others)).status, 422, 'its own key with another body');
  const theirs = await read(await send({ 'User-Agent': 'Two' }, others));
  assert.notEqual(theirs.id, first.id);
  assert.equal((await stored(t)).requests.length, 2);
});

test('the form without JavaScript shows its link again only to its own browser', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db, { discountedPriceCents: 89_00 });
  const fields = { ...typed, [`quantity.${sofa}`]: '1', prices: `89.00:${sofa}` };
  const first = await post(t, fields);
  const link = first.headers.get('Location');
  assert.match(link ?? '', /quote=/);
  assert.equal((await post(t, fields, null, { Cookie: getCookie(first) })).headers.get('Location'), link);
  assert.equal((await post(t, fields)).headers.get('Location'), '/calculator?sent=complete');
  assert.equal((await stored(t)).requests.length, 1);
});

test('the key of a photo belongs to its sender', async (context) => {
  const t = await openTestApp(context);
  const send = (photo: Uint8Array, client: string) =>
    t.call('POST', api.upload, photoForm(photo), { 'Idempotency-Key': 'photo', 'User-Agent': client });
  const photo = await smallJpeg();
  const mine = await (await send(photo, 'One')).json();
  assert.deepEqual(await (await send(photo, 'One')).json(), mine);
  const theirs = await send(photo, 'Two');
  assert.equal(theirs.status, 201);
  assert.notDeepEqual(await theirs.json(), mine);
  assert.equal(
    (
      await t.call(
        'POST',
        api.contact,
        contactBody({ imageUrl: (mine as object & { imageUrl: string }).imageUrl }),
      )
    ).status,
    201,
  );
});
