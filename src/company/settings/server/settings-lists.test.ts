import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultTestimonials } from '#company/profile/default-testimonials-texts.ts';
import type { SettingsUpdate, StoredSettings } from '#company/settings/settings.ts';
import { pathIn } from '#kit/language/language.ts';
import { adminApi, paths } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { servicePaths } from '../../../../tests/support/categories.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';

const readStored = async ({ adminCall }: TestApp) =>
  (await (await adminCall('GET', adminApi.settings)).json()) as StoredSettings;

async function change(app: TestApp, changes: Partial<SettingsUpdate>): Promise<Response> {
  const { updatedAt: _time, ...settings } = await readStored(app);
  return app.adminCall('PUT', adminApi.settings, { ...settings, ...changes });
}

const getText = async ({ call }: TestApp, path: string) => (await call('GET', path)).text();

const review = {
  page: 'couch',
  name: 'Zoë van der Berg',
  location: 'Lakeside',
  rating: 4,
  text: 'Clean <b>& dry</b> by noon.',
  service: '',
} as const;

test('own reviews replace the first ones on every page at once, and a page without any has no section', async (t) => {
  const app = await openTestApp(t);
  assert.equal((await readStored(app)).testimonials, null);
  const first = defaultTestimonials.map(({ name }) => name);
  const before = await Promise.all([paths.home, servicePaths.couch].map((path) => getText(app, path)));
  assert.ok(before[0]!.includes(first[0]!) && before[1]!.includes('id="testimonials"'));
  assert.equal((await change(app, { testimonials: [review] })).status, 200);
  const couch = await getText(app, servicePaths.couch);
  assert.ok(couch.includes(review.name) && couch.includes('ZB') && couch.includes('Lakeside'));
  assert.ok(couch.includes('Clean &lt;b&gt;&amp; dry&lt;/b&gt; by noon.'));
  for (const name of first) assert.ok(!couch.includes(name), name);
  for (const path of [paths.home, servicePaths.carpet]) {
    const html = await getText(app, path);
    assert.ok(!html.includes('id="testimonials"') && !html.includes(review.name), path);
  }
  assert.equal((await change(app, { testimonials: null })).status, 200);
  assert.ok((await getText(app, paths.home)).includes(first[0]!));
});

test('questions that the owner leaves as they are follow the settings in both languages, and own ones may be Spanish too', async (t) => {
  const app = await openTestApp(t);
  const usual = { question: 'Dry when?', answer: 'Before.', usual: 'drying' } as const;
  const spanish = { questionEs: '¿Lavan tapetes?', answerEs: 'Sí, en nuestro taller.' };
  const rugs = { question: 'Do you wash rugs?', answer: 'Yes, at our workshop.', ...spanish };
  const english = { question: 'Do you park?', answer: 'On the street.' };
  const faqs = [usual, rugs, english];
  assert.equal((await change(app, { faqs })).status, 200);
  assert.deepEqual((await readStored(app)).faqs, faqs);
  const here = await getText(app, paths.home);
  const there = await getText(app, pathIn('es', paths.home));
  for (const [page, shown, others] of [
    [
      here,
      ['When can I use it again?', rugs.question, english.question],
      [usual.question, spanish.questionEs],
    ],
    [
      there,
      ['¿Cuándo lo puedo volver a usar?', spanish.answerEs, english.answer],
      [usual.question, rugs.answer],
    ],
  ] as const) {
    for (const text of shown) assert.ok(page.includes(text), text);
    for (const text of others) assert.ok(!page.includes(text), text);
  }
  const half = await change(app, { faqs: [{ ...english, questionEs: '¿Se estacionan?' }] });
  await expectErrorAt(half, 'faqs.0.answerEs');
});

test('the usual question about a re-clean is gone with the re-clean, and the section with the last question', async (t) => {
  const app = await openTestApp(t);
  const faqs = [{ question: 'What if?', answer: 'Call.', usual: 're-clean' as const }];
  await change(app, { faqs });
  assert.ok((await getText(app, paths.home)).includes('What if I’m not happy with the result?'));
  const { terms } = await readStored(app);
  await change(app, { terms: { ...terms, hasFreeReclean: false } });
  assert.ok(!(await getText(app, paths.home)).includes('id="faq"'));
  assert.ok(!(await getText(app, paths.contact)).includes(paths.homeFaq));
});

test('own questions replace the first ones; without any, section and footer link are gone', async (t) => {
  const app = await openTestApp(t);
  assert.ok((await getText(app, paths.home)).includes('How long does a visit take?'));
  await change(app, { faqs: [{ question: 'Do you wash rugs?', answer: 'Yes, at our workshop.' }] });
  const own = await getText(app, paths.home);
  assert.ok(own.includes('Do you wash rugs?') && own.includes('Yes, at our workshop.'));
  assert.ok(!own.includes('How long does a visit take?'));
  const contact = await getText(app, paths.contact);
  assert.ok(contact.includes(paths.homeFaq));
  assert.ok(!contact.includes('Do you wash rugs?'), 'other pages do not carry the list');
  await change(app, { faqs: [] });
  const none = await getText(app, paths.home);
  assert.ok(!none.includes('id="faq"') && !none.includes('Do you wash rugs?'));
  assert.ok(!(await getText(app, paths.contact)).includes(paths.homeFaq));
});

test('a list with a fault is refused at its field, and nothing is stored', async (t) => {
  const app = await openTestApp(t);
  const refused = async (changes: object, field: string, sentence: string) => {
    const answer = await change(app, changes);
    assert.ok((await answer.clone().text()).includes(sentence), sentence);
    await expectErrorAt(answer, field);
  };
  await refused({ testimonials: [{ ...review, name: ' ' }] }, 'testimonials.0.name', 'A name is required');
  await refused({ testimonials: [{ ...review, rating: 6 }] }, 'testimonials.0.rating', 'Choose 1 to 5 stars');
  await refused({ testimonials: Array(41).fill(review) }, 'testimonials', 'At most 40 reviews');
  await refused({ faqs: [{ question: 'Why?', answer: '' }] }, 'faqs.0.answer', 'An answer is required');
  const twice = { question: 'Why?', answer: 'Because.' };
  await refused({ faqs: [twice, { ...twice, question: 'why? ' }] }, 'faqs', 'Two questions are the same');
  const { testimonials, faqs } = await readStored(app);
  assert.deepEqual([testimonials, faqs], [null, null]);
});
