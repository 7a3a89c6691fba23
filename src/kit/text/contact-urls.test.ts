import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailtoUrl, maxContactUrl, smsUrl, telUrl } from './contact-urls.ts';

const hostile = 'Ana & Co? #1 50% +“é” <b> 1=2;\nsecond line';

test('what customers type reaches the message whole and changes nothing else of the URL', () => {
  const text = new URL(smsUrl('(818) 555-0111', hostile));
  assert.equal(text.pathname, '+18185550111');
  assert.deepEqual([...text.searchParams], [['body', hostile]]);
  const mail = new URL(mailtoUrl('a?b&c=d@x.example', { subject: hostile, body: hostile }));
  assert.equal(decodeURIComponent(mail.pathname), 'a?b&c=d@x.example');
  assert.deepEqual(
    [...mail.searchParams],
    [
      ['subject', hostile.replace('\n', ' ')],
      ['body', hostile.replace('\n', '\r\n')],
    ],
  );
});

test('without a message the links are plain', () => {
  assert.equal(telUrl('(818) 555-0111'), 'tel:+18185550111');
  assert.equal(smsUrl('(818) 555-0111'), 'sms:+18185550111');
  assert.equal(mailtoUrl('ana@x.example'), 'mailto:ana@x.example');
  assert.equal(mailtoUrl('ana@x.example', { subject: '', body: 'Hi' }), 'mailto:ana@x.example?body=Hi');
});

test('a URL stays within what mail apps read, and ends with a whole character', () => {
  for (const long of ['x'.repeat(5000), '🛋️'.repeat(900), '\n'.repeat(3000), '\ud800'.repeat(900)]) {
    const urls = [smsUrl('8185550111', long), mailtoUrl('ana@x.example', { subject: long, body: long })];
    for (const url of urls) {
      assert.ok(url.length <= maxContactUrl, `${url.length}`);
      assert.match(decodeURIComponent(url), /…$/);
    }
  }
});
