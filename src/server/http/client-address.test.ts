import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import { clientAddress, networkOf } from './client-address.ts';

const cases: [
  what: string,
  socket: string,
  forwarded: string | undefined,
  proxies: string[],
  expected: string,
][] = [
  ['nobody trusted', '9.9.9.9', '1.1.1.1', [], '9.9.9.9'],
  ['a proxy that is not trusted', '9.9.9.9', '1.1.1.1', ['10.0.0.1'], '9.9.9.9'],
  ['a trusted proxy', '10.0.0.1', '1.1.1.1', ['10.0.0.1'], '1.1.1.1'],
  ['a trusted network', '10.0.0.1', '1.1.1.1', ['10.0.0.0/8'], '1.1.1.1'],
  ['a trusted proxy that forwards nothing', '10.0.0.1', undefined, ['10.0.0.1'], '10.0.0.1'],
  ['an address that the client made up', '10.0.0.1', '6.6.6.6, 1.1.1.1', ['10.0.0.1'], '1.1.1.1'],
  ['two trusted proxies', '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', ['10.0.0.0/8'], '1.1.1.1'],
  ['nothing but trusted proxies', '10.0.0.1', '10.0.0.3, 10.0.0.2', ['10.0.0.0/8'], '10.0.0.3'],
  ['words in place of addresses', '10.0.0.1', '1.1.1.1, unknown', ['10.0.0.1'], 'unknown'],
  ['IPv4 inside IPv6', '::ffff:10.0.0.1', '::ffff:1.1.1.1', ['10.0.0.1'], '1.1.1.1'],
  ['IPv6', '::1', '2001:db8::7', ['::1'], '2001:db8::7'],
];

for (const [what, socket, forwarded, proxies, expected] of cases) {
  test(`with ${what}, the client is ${expected}`, async () => {
    const app = new Hono();
    app.get('/', (c) => c.text(clientAddress(c, proxies)));
    const headers = new Headers(forwarded === undefined ? [] : [['X-Forwarded-For', forwarded]]);
    const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: socket } } });
    assert.equal(await answer.text(), expected);
  });
}

test('a household counts as one: of an IPv6 address the first four groups', () => {
  assert.equal(networkOf('2001:db8:0:7::1'), networkOf('2001:db8:0:7:ffff::2'));
  assert.notEqual(networkOf('2001:db8:0:7::1'), networkOf('2001:db8:0:8::1'));
  assert.equal(networkOf('198.51.100.7'), '198.51.100.7');
});
