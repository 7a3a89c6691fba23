import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { codeApi } from '#kit/paths/code-paths.ts';
import { quoteApi, quotePaths } from '#kit/paths/customer-paths.ts';
import { invoicePaths } from '#kit/paths/invoice-paths.ts';
import { adminApi, api, paths } from '#kit/paths/paths.ts';
import { readConfig } from '#kit/server/config.ts';
import type { SystemReport } from '#office/system/system.ts';
import { openBooking, tuesday } from '#visits/booking/server/booking.fixture.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { photoForm, smallJpeg } from '../../../../tests/support/pictures.ts';
import { type VisitorRule, visitorRules } from './visitor-limits.ts';

interface Visit {
  peer: string;
  headers?: Record<string, string>;
}

/** A site behind what the settings name, and those who send it things. */
async function openSite(context: TestContext, settings: Record<string, string> = {}) {
  const { trustedProxies, clientIpHeader, publicUrl } = readConfig(settings);
  const t = await openTestApp(context, { config: { trustedProxies, clientIpHeader, publicUrl } });
  const photo = await smallJpeg();
  const send = async (path: string, body: () => RequestInit, { peer, headers = {} }: Visit) => {
    const { headers: type = {}, ...init } = body() as { headers?: Record<string, string> };
    const answer = await t.app.request(
      path,
      { method: 'POST', ...init, headers: { ...type, ...headers } },
      { incoming: { socket: { remoteAddress: peer } } },
    );
    return answer.status;
  };
  const json = (body: unknown) => () => ({
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  const lead = (visit: Visit) => send(api.contact, json(contactBody()), visit);
  const signUp = (visit: Visit) => send(api.newsletter, json({ email: 'ana@example.com' }), visit);
  const upload = (visit: Visit) => send(api.upload, () => ({ body: photoForm(photo) }), visit);
  return { ...t, lead, signUp, upload };
}

/** How many of so many, one after the other, are refused as too many. */
async function countRefused(visits: number, send: (index: number) => Promise<number>): Promise<number> {
  let refused = 0;
  for (let index = 0; index < visits; index++) if ((await send(index)) === 429) refused += 1;
  return refused;
}

/** As a proxy on this machine forwards the calls of different visitors. */
const forwarded = (index: number): Visit => ({
  peer: '127.0.0.1',
  headers: { 'X-Forwarded-For': `198.51.100.${index}` },
});

test('the visitors of a proxy that is not named share one limit, for leads, photos and sign-ups', async (context) => {
  const site = await openSite(context);
  assert.equal(await countRefused(32, (index) => site.lead(forwarded(index))), 2);
  assert.equal(await countRefused(32, (index) => site.upload(forwarded(index))), 2);
  assert.equal(await countRefused(12, (index) => site.signUp(forwarded(index))), 2);
});

test('a program on the same machine is not counted, named proxy or not', async (context) => {
  for (const proxies of ['', '127.0.0.1']) {
    const site = await openSite(context, { TRUSTED_PROXIES: proxies });
    for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      assert.equal(await countRefused(11, () => site.signUp({ peer })), 0);
    }
  }
});

test('a proxy on this machine that adds no header switches no limit off, and System says so', async (context) => {
  const site = await openSite(context, { PUBLIC_URL: 'https://clean.example' });
  const visit = { peer: '127.0.0.1', headers: { Host: '127.0.0.1:3000', 'Sec-Fetch-Site': 'same-origin' } };
  assert.equal(await countRefused(12, () => site.signUp(visit)), 2);
  const { checks } = (await (await site.adminCall('GET', adminApi.system)).json()) as SystemReport;
  const check = checks.find(({ name }) => name === 'Proxy');
  assert.equal(check?.state, 'warning');
  assert.match(check.text, /from this machine without a visitor’s address.*X-Forwarded-For.*TRUSTED_PROXIES/);

  const hosted = await openSite(context);
  const named = { peer: '::1', headers: { Host: 'clean.example' } };
  assert.equal(await countRefused(12, () => hosted.signUp(named)), 2);
});

test('the visitors of a named proxy are counted apart, each once, whatever their port', async (context) => {
  const site = await openSite(context, { TRUSTED_PROXIES: '127.0.0.1' });
  assert.equal(await countRefused(12, (index) => site.signUp(forwarded(index))), 0);
  const from = (address: string): Visit => ({ peer: '127.0.0.1', headers: { 'X-Forwarded-For': address } });
  assert.equal(await countRefused(12, (port) => site.signUp(from(`203.0.113.1:${5000 + port}`))), 2);
  assert.equal(await countRefused(12, (port) => site.signUp(from(`[2001:db8::${port}]:${5000 + port}`))), 2);
  assert.equal(await countRefused(12, () => site.signUp(from('127.0.0.1'))), 2, 'no visitor is this machine');
});

test('System warns of a proxy that is not named, says what to set, and prefers one of the own network', async (context) => {
  const site = await openSite(context, { TRUSTED_PROXIES: '10.0.0.1' });
  const check = async () => {
    const { checks } = (await (await site.adminCall('GET', adminApi.system)).json()) as SystemReport;
    return checks.find(({ name }) => name === 'Proxy');
  };
  assert.equal(await check(), undefined);
  await site.signUp({ peer: '10.0.0.1', headers: { 'X-Forwarded-For': '198.51.100.7' } });
  await site.signUp({ peer: '127.0.0.1' });
  assert.equal(await check(), undefined);
  await site.signUp({ peer: '93.184.216.34', headers: { 'X-Forwarded-For': '198.51.100.7' } });
  const foreign = await check();
  assert.equal(foreign?.state, 'warning');
  assert.match(foreign.text, /93\.184\.216\.34.*TRUSTED_PROXIES.*If you don’t know that address/);
  await site.signUp({ peer: '172.18.0.2', headers: { 'X-Forwarded-For': '198.51.100.7' } });
  await site.signUp({ peer: '93.184.216.34', headers: { Forwarded: 'for=198.51.100.7' } });
  const own = await check();
  assert.equal(own?.state, 'warning');
  assert.match(own.text, /TRUSTED_PROXIES=10\.0\.0\.1,172\.18\.0\.2 /);
  site.setNow(new Date(site.deps.clock().getTime() + 25 * 3_600_000).toISOString());
  assert.equal(await check(), undefined, 'a day later');
});

test('every limit says how long to wait, to programs and on pages', async (context) => {
  const b = await openBooking(context);
  const { token } = await b.lead();
  const json = (path: string, body: unknown) => () => b.t.call('POST', path, body);
  const form = (path: string) => () =>
    b.t.app.request(path, { method: 'POST', body: new URLSearchParams({ email: 'ana@example.com' }) });
  const calls: Record<VisitorRule, (() => Response | Promise<Response>)[]> = {
    lead: [json(api.contact, contactBody()), form(paths.contact), form(`/es${paths.contact}`)],
    'quote-decision': [json(quoteApi.decision(token), {}), form(quotePaths.decision(token))],
    code: [() => b.t.call('GET', `${codeApi.check}?code=SPRING`)],
    upload: [() => b.t.call('POST', api.upload, new FormData())],
    'sign-up': [json(api.newsletter, { email: 'ana@example.com' }), form(paths.newsletter)],
    hold: [json(quoteApi.hold(token), tuesday), form(quotePaths.visit(token))],
    windows: [() => b.t.call('GET', `${api.windows}?zip=91501&items=1`)],
    'visit-change': [
      json(quoteApi.moveVisit(token), {}),
      json(quoteApi.cancelVisit(token), {}),
      form(quotePaths.moveVisit(token)),
      form(quotePaths.cancelVisit(token)),
    ],
    payment: [form(invoicePaths.pay('x'.repeat(32)))],
    'invoice-pdf': [() => b.t.call('GET', `${invoicePaths.page('x'.repeat(32))}.pdf`)],
  };
  for (const [name, limited] of Object.entries(calls) as [VisitorRule, (typeof calls)[VisitorRule]][]) {
    const rule = { name, ...visitorRules[name] };
    for (let hit = 0; hit < rule.hits; hit++) await b.t.deps.limiter.hit(rule, 'unknown').catch(() => {});
    for (const [index, call] of limited.entries()) {
      const answer = await call();
      assert.equal(answer.status, 429, `${name} ${index}`);
      assert.match(answer.headers.get('Retry-After') ?? '', /^[1-9]\d*$/, `${name} ${index}`);
    }
  }
});
