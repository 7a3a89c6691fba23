import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLinkUrl, toLinkUrl } from './link-url.ts';

const addresses: [typed: string, address: string, isTaken: boolean][] = [
  ['https://example.com/a?b#c', 'https://example.com/a?b#c', true],
  ['  example.com ', 'https://example.com', true],
  ['example.com:8080/a', 'https://example.com:8080/a', true],
  ['ann@example.com', 'mailto:ann@example.com', true],
  ['tel:+13235550100', 'tel:+13235550100', true],
  ['/contact', '/contact', true],
  ['/', '/', true],
  ['#section-first', '#section-first', true],
  ['//evil.example', '//evil.example', false],
  ['javascript:alert(1)', 'javascript:alert(1)', false],
  ['data:text/html,x', 'data:text/html,x', false],
  ['two words', 'two words', false],
  ['', '', false],
];

for (const [typed, address, isTaken] of addresses) {
  test(`“${typed}” ${isTaken ? `links to ${address}` : 'is no address'}`, () => {
    assert.equal(toLinkUrl(typed), address);
    assert.equal(isLinkUrl(address), isTaken);
  });
}
