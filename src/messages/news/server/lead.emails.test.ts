import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setKnownCategories } from '#company/catalog/known-categories.ts';
import { toProfile } from '#company/profile/profile.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { demoCategories } from '../../../../tests/support/categories.ts';
import { customerEmail, ownerEmail } from './lead.emails.ts';
import { noFees, quoteRequest, quoteWith, requestWith } from './lead.fixture.ts';

setKnownCategories(demoCategories);
const profile = toProfile(defaultSettings);

const config = { publicUrl: 'https://www.sunweave.example' };

/** Without tags and entities: what a reader of the HTML sees. */
const visible = (html: string) =>
  html
    .replace(/<(style|title)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(lt|gt|amp|quot|#39);/g, (entity) => entities[entity] ?? '')
    .replace(/\s+/g, ' ');
const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
};

const quoteLines = [
  'Contact by: Text message',
  'Preferred date: Friday, January 9, 2026',
  'Preferred time: Morning',
  'ZIP code: 91390-1234 (Saugus, Agua Dulce)',
  'Three-seat sofa (2 × $119.00): $238.00',
  'Fabric protector (add-on, 1 × $29.50): $29.50',
  'Subtotal: $267.50',
  'Discount (15%): −$40.13',
  'Estimated total: $227.37',
];

test('the owner reads all of a quote and answers the visitor', () => {
  const email = ownerEmail(
    { request: quoteRequest({ imageUrl: '/uploads/x.webp' }), quote: quoteWith() },
    profile.email,
    profile,
    config,
  );
  assert.equal(email.to, profile.email);
  assert.equal(email.replyTo, 'maria+home@example.com');
  assert.equal(email.subject, 'New quote request: Maria de la Cruz, $227.37');
  const expected = [
    'Name: Maria de la Cruz',
    'Phone: (818) 555-0199',
    'Email: maria+home@example.com',
    ...quoteLines,
    'Photo: See the photo in the panel',
    'Received: Jan 5, 10:00 AM',
    'Notes:\n> The gate code is 12.',
    `Open the lead: https://www.sunweave.example/admin/requests?request=${quoteRequest().id}`,
  ];
  for (const line of expected) assert.ok(email.text.includes(line), `${line} in\n${email.text}`);
  assert.match(email.html, /href="https:\/\/www\.sunweave\.example\/admin\/requests\?request=\d+"/);
  assert.match(email.html, /href="tel:\+18185550199"/);
  assert.match(email.html, /href="mailto:maria%2Bhome@example\.com"/);
});

test('the owner reads all of a contact request', () => {
  const email = ownerEmail({ request: requestWith(), quote: null }, profile.email, profile, config);
  assert.equal(email.subject, 'New contact request: Maria de la Cruz, Carpet Cleaning');
  const expected = ['Service: Carpet Cleaning', 'Message:\n> Two bedrooms.\n> A dog lives here.'];
  for (const line of expected) assert.ok(email.text.includes(line), `${line} in\n${email.text}`);
  assert.match(email.html, /Two bedrooms\.<br>A dog lives here\./);
  for (const absent of ['Estimated total', 'Photo', 'ZIP code'])
    assert.ok(!email.text.includes(absent), absent);
});

test('the visitor reads what was asked for, what it costs and when an answer comes', () => {
  const email = customerEmail({ request: quoteRequest(), quote: quoteWith() }, profile)!;
  assert.equal(email.to, 'maria+home@example.com');
  assert.equal(email.replyTo, profile.email);
  assert.equal(email.subject, 'Your quote request to Sunweave Cleaning');
  const expected = [
    'Hello Maria,',
    'We’ll contact you within 1 hour by text message with your personalized quote.',
    ...quoteLines,
    `call ${profile.phone.display}`,
  ];
  for (const line of expected) assert.ok(email.text.includes(line), `${line} in\n${email.text}`);
  assert.match(email.html, /call \(818\)\u00a0555-0142/, 'a phone number stays on one line');
});

test('a visitor who can book reads the price as the price, and one thing to do', () => {
  const url = 'https://www.sunweave.example/quote/x';
  const offer = { url, pickUrl: `${url}/visit`, validUntil: '2026-02-04', hasDeposit: false };
  const lead = { request: quoteRequest(), quote: quoteWith() };
  const { subject, text } = customerEmail(lead, profile, { offer })!;
  assert.equal(subject, 'Your quote from Sunweave Cleaning: $227.37');
  for (const line of [
    'Total: $227.37',
    `Pick a time: ${url}/visit`,
    'you pay once the work is done',
    'good through February 4, 2026',
    'If we don’t hear from you, we’ll get in touch within 1 hour.',
  ])
    assert.ok(text.includes(line), `${line} in\n${text}`);
  assert.doesNotMatch(text, /Estimated|personalized/);
  const spanish = customerEmail(lead, profile, { offer, language: 'es' })!.text;
  for (const line of ['Elegir horario: ', 'Total: $227.37', 'le escribimos en menos de 1 hora'])
    assert.ok(spanish.includes(line), `${line} in\n${spanish}`);
});

test('the visitor of the contact form is promised an answer within a day', () => {
  for (const service of ['carpet', 'Carpet Cleaning']) {
    const email = customerEmail({ request: requestWith({ service }), quote: null }, profile)!;
    assert.equal(email.subject, 'Your message to Sunweave Cleaning');
    assert.match(email.text, /We will contact you within 24 hours with your free quote\./);
    assert.match(email.text, /^Service: Carpet Cleaning$/m);
  }
});

test('a lead of the night reads by when the promised hour ends, in its language', () => {
  const request = quoteRequest({
    createdAt: '2026-01-05T14:00:00.000Z',
    answerDueAt: '2026-01-05T17:00:00.000Z',
  });
  const lead = { request, quote: quoteWith() };
  const english = customerEmail(lead, profile)!.text;
  assert.ok(english.includes('In our opening hours, that is by 9 AM on Monday, January 5.'), english);
  const spanish = customerEmail(lead, profile, { language: 'es' })!.text;
  assert.ok(spanish.includes('a más tardar el lunes 5 de enero, 9 a.m.'), spanish);
  const byDay = { ...lead, request: { ...request, answerDueAt: '2026-01-05T15:00:00.000Z' } };
  assert.ok(!customerEmail(byDay, profile)!.text.includes('opening hours'));
});

test('missing or unusual details are shown as text', () => {
  const cases: { quote: Partial<Quote>; says: string; not?: string }[] = [
    { quote: { preferredTime: null }, says: 'Preferred time: Anytime' },
    { quote: { preferredDate: null }, says: 'Preferred date: Any day' },
    { quote: { contactMethod: 'email' }, says: 'Contact by: Email' },
    { quote: { zipCode: '10001', isCovered: false }, says: 'ZIP code: 10001 (outside our usual area)' },
    {
      quote: {
        serviceDetails: {
          items: [],
          subtotal: '1100.00',
          discountPercent: 0,
          discount: '0.00',
          discounts: [],
          ...noFees,
          total: '1100.00',
        },
      },
      says: 'Estimated total: $1,100.00',
      not: 'Discount',
    },
  ];
  for (const { quote, says, not } of cases) {
    const lead = { request: quoteRequest(), quote: quoteWith(quote) };
    for (const { text } of [
      ownerEmail(lead, profile.email, profile, config),
      customerEmail(lead, profile)!,
    ]) {
      assert.ok(text.includes(says), `${says} in\n${text}`);
      assert.ok(not === undefined || !text.includes(not), `no ${not} in\n${text}`);
    }
  }
  const outside = customerEmail({ request: quoteRequest(), quote: quoteWith({ isCovered: false }) }, profile);
  assert.match(outside!.text, /outside our usual area. We’ll check and get back to you/);
  const silent = ownerEmail(
    { request: quoteRequest(), quote: quoteWith({ notes: '' }) },
    profile.email,
    profile,
    config,
  );
  assert.match(silent.text, /No message\./);
});

test('without an email address only the owner gets an email', () => {
  const lead = { request: quoteRequest({ email: '', lastName: '' }), quote: quoteWith({ email: '' }) };
  assert.equal(customerEmail(lead, profile), null);
  const email = ownerEmail(lead, profile.email, profile, config);
  assert.equal(email.replyTo, undefined);
  assert.equal(email.subject, 'New quote request: Maria, $227.37');
  assert.doesNotMatch(email.text, /^Email:/m);
});

test('text and HTML say the same', () => {
  const lead = { request: quoteRequest({ firstName: 'Zoë & <Sons>' }), quote: quoteWith() };
  for (const { text, html } of [
    ownerEmail(lead, profile.email, profile, config),
    customerEmail(lead, profile)!,
  ]) {
    const seen = visible(html);
    for (const words of text.match(/[\p{L}\d$&<>.,]+/gu) ?? []) {
      const isAddressOfButton = words.startsWith('https') || /sunweave\.example|admin|requests/.test(words);
      if (!isAddressOfButton) assert.ok(seen.includes(words), `${words} in ${seen}`);
    }
  }
});

test('a service named like a built-in property is a text like any other', () => {
  const lead = { request: requestWith({ service: 'constructor' }), quote: null };
  assert.match(ownerEmail(lead, profile.email, profile, config).text, /^Service: constructor$/m);
  assert.doesNotMatch(customerEmail(lead, profile)!.text, /Service/);
});
