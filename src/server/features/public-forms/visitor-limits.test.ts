import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { readConfig } from '#server/config.ts';
import { adminApi, api } from '#shared/paths.ts';
import type { SystemReport } from '#shared/system.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { photoForm, smallJpeg } from '../../../../tests/support/pictures.ts';

interface Visit {
  peer: string;
  headers?: Record<string, string>;
}

/** A site behind what the settings name, and those who send it things. */
async function openSite(context: TestContext, settings: Record<string, string> = {}) {
  const { trustedProxies, clientIpHeader } = readConfig(settings);
  const t = await openTestApp(context, { config: { trustedProxies, clientIpHeader } });
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
async function refusedOf(visits: number, send: (index: number) => Promise<number>): Promise<number> {
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
  assert.equal(await refusedOf(32, (index) => site.lead(forwarded(index))), 2);
  assert.equal(await refusedOf(32, (index) => site.upload(forwarded(index))), 2);
  assert.equal(await refusedOf(12, (index) => site.signUp(forwarded(index))), 2);
});

test('a program on the same machine is not counted, named proxy or not', async (context) => {
  for (const proxies of ['', '127.0.0.1']) {
    const site = await openSite(context, { TRUSTED_PROXIES: proxies });
    for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      assert.equal(await refusedOf(11, () => site.signUp({ peer })), 0);
    }
  }
});

test('the visitors of a named proxy are counted apart, each once, whatever their port', async (context) => {
  const site = await openSite(context, { TRUSTED_PROXIES: '127.0.0.1' });
  assert.equal(await refusedOf(12, (index) => site.signUp(forwarded(index))), 0);
  const from = (address: string): Visit => ({ peer: '127.0.0.1', headers: { 'X-Forwarded-For': address } });
  assert.equal(await refusedOf(12, (port) => site.signUp(from(`203.0.113.1:${5000 + port}`))), 2);
  assert.equal(await refusedOf(12, (port) => site.signUp(from(`[2001:db8::${port}]:${5000 + port}`))), 2);
  assert.equal(await refusedOf(12, () => site.signUp(from('127.0.0.1'))), 2, 'no visitor is this machine');
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
