import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toProfile } from '#company/profile/profile.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import { getSource } from '#kit/mail/server/mailer.fixture.ts';
import { createMailer, type Email } from '#kit/mail/server/mailer.ts';
import { customerEmail, ownerEmail } from '#messages/news/server/lead.emails.ts';
import { quoteRequest, quoteWith, requestWith } from '#messages/news/server/lead.fixture.ts';
import { startInbox } from '../../../../tests/support/smtp.ts';

const profile = toProfile(defaultSettings);

const config = { publicUrl: 'https://www.sunweave.example' };

const hostile = [
  'Maria\r\nBcc: everyone@example.com',
  'Maria\nPhone: (900) 555-0100',
  'Maria\u2028X-Evil: 1\u0085Y: 2',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</td></table><h1>Pay here</h1>',
];

test('nothing that a visitor types becomes a header, a tag or a fact of its own', async (t) => {
  const inbox = await startInbox();
  t.after(inbox.close);
  const mailer = createMailer(getSource(inbox.url), async () => profile);
  for (const text of hostile) {
    const request = quoteRequest({
      firstName: text,
      lastName: text,
      service: text,
      message: text,
    });
    const quote = quoteWith({ notes: text, preferredTime: text, zipCode: text });
    const emails = [
      ownerEmail({ request, quote }, profile.email, profile, config),
      ownerEmail({ request, quote: null }, profile.email, profile, config),
      customerEmail({ request, quote }, profile)!,
    ];
    for (const [index, email] of emails.entries()) {
      assertHarmless(email, text);
      const delivery = await mailer.send(email, `outbox-${index}-1`, new AbortController().signal);
      assert.deepEqual(delivery, { isSent: true });
      const received = inbox.emails.at(-1)!;
      assert.deepEqual(received.recipients, [email.to]);
      assert.deepEqual(Object.keys(received.headers).sort(), expectedHeaders);
      assert.doesNotMatch(received.text, /^Phone: \(900\) 555-0100$/m);
    }
  }
});

const expectedHeaders = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

function assertHarmless(email: Email, text: string) {
  assert.doesNotMatch(email.subject, /\p{Cc}|\u2028/u);
  const tags = email.html.match(/<[a-z/!][^>]*>/gi) ?? [];
  for (const tag of tags) assert.doesNotMatch(tag, /script|onerror|onmouseover|<img/i, text);
  assert.doesNotMatch(email.html, /<h1>Pay here/);
}

test('the email to the visitor repeats nothing that was typed freely', () => {
  const spam = 'Win at casino.example today';
  const request = requestWith({ firstName: spam, lastName: spam, message: spam, service: spam });
  const quote = quoteWith({ notes: spam, preferredTime: spam });
  for (const email of [
    customerEmail({ request, quote }, profile)!,
    customerEmail({ request, quote: null }, profile)!,
  ]) {
    assert.doesNotMatch(JSON.stringify(email), /casino/);
    assert.match(email.text, /^Hello,$/m);
  }
});
