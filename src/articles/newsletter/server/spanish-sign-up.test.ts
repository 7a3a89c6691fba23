import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathIn } from '#kit/language/language.ts';
import { api, paths } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { email, findLink, getEmails, getSubscribers, press, signUp, tokenIn } from './newsletter.fixture.ts';

test('a sign-up on a Spanish page is confirmed in Spanish, also by one who is on the list', async (context) => {
  const t = await openTestApp(context);
  const answer = await t.call('POST', api.newsletter, { email }, { 'Content-Language': 'es' });
  assert.match(((await answer.json()) as { message: string }).message, /^Le enviamos un enlace/);
  const [asked] = await getEmails(t);
  assert.match(asked!.subject, /^Confirme su correo para el boletín de /);
  assert.match((asked as { html?: string }).html ?? '', /<html lang="es">/);
  const link = findLink(t, asked!);
  assert.ok(link.startsWith(pathIn('es', paths.newsletterConfirm)), link);
  await press(t, pathIn('es', paths.newsletterConfirm), { token: tokenIn(link) });
  assert.equal((await getSubscribers(t))[0]?.status, 'confirmed');

  t.setNow('2026-11-23T18:00:00.000Z');
  const again = await press(t, pathIn('es', paths.newsletter), { email, source: 'newsletter' });
  assert.equal(again.headers.get('Location'), `${pathIn('es', paths.newsletter)}?state=check-your-inbox`);
  const known = (await getEmails(t)).at(-1)!;
  assert.match(known.subject, /^Ya recibe el boletín de /);
  assert.match(known.unsubscribeUrl!, /\/es\/newsletter\/unsubscribe\?token=/);
});

test('a sign-up on an English page is confirmed in English', async (context) => {
  const t = await openTestApp(context);
  await signUp(t);
  assert.match((await getEmails(t))[0]!.subject, /^Please confirm your email for /);
});

test('the Spanish form without JavaScript says in Spanish what is wrong', async (context) => {
  const t = await openTestApp(context);
  const refused = await press(t, pathIn('es', paths.newsletter), { email: 'nobody', source: 'blog' });
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /Escriba un correo válido/);
});
