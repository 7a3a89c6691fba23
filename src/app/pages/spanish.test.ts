import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoPosts } from '#app/seed/posts.ts';
import { seedDemo } from '#app/seed/seed.ts';
import { change, create } from '#company/catalog/server/services.fixture.ts';
import { changeSettings } from '#company/settings/server/logo.fixture.ts';
import { languageOfPath, languages, pathIn } from '#kit/language/language.ts';
import { api, files, paths } from '#kit/paths/paths.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { englishIn } from '../../../tests/support/english-words.ts';
import { contactBody, quoteBody } from '../../../tests/support/leads.ts';

const fixedPaths = (t: TestApp, language: (typeof languages)[number]) =>
  Object.values(t.deps.web[language].render.pages)
    .map(({ path }) => path)
    .filter((path) => /^\/[^:]*$/.test(path));

test('every page has a Spanish address, and both versions name each other and themselves', async (context) => {
  const t = await openTestApp(context);
  const origin = t.deps.config.publicUrl;
  const english = fixedPaths(t, 'en').filter((path) => !path.startsWith('/api/'));
  assert.ok(english.length > 10);
  for (const path of english.flatMap((one) => languages.map((language) => pathIn(language, one)))) {
    const answer = await t.call('GET', path);
    assert.equal(answer.status, 200, path);
    const html = await answer.text();
    const own = languageOfPath(path);
    assert.ok(html.includes(`<html lang="${own}">`), path);
    if (html.includes('content="noindex"')) continue;
    for (const language of languages) {
      const href = origin + pathIn(language, path);
      assert.ok(html.includes(`<link rel="alternate" hrefLang="${language}" href="${href}"/>`), path);
    }
    assert.ok(html.includes(`<link rel="canonical" href="${origin + path}"/>`), path);
    // In the header at both widths, and in the footer.
    for (const other of languages.filter((language) => language !== own))
      assert.equal(html.split(`<a href="${pathIn(other, path)}" hrefLang="${other}"`).length, 4, path);
  }
});

test('each Spanish page has a title and a description that search results show whole', async (context) => {
  const t = await openTestApp(context);
  for (const path of fixedPaths(t, 'es').filter((one) => one.startsWith('/es/'))) {
    const html = await (await t.call('GET', path)).text();
    if (html.includes('content="noindex"')) continue;
    const [title = '', description = ''] = [
      /<title>(.*?)<\/title>/.exec(html)?.[1],
      /<meta name="description" content="(.*?)"/.exec(html)?.[1],
    ];
    assert.ok(title.length >= 20 && title.length <= 65, `${path}: ${title}`);
    assert.ok(description.length >= 70 && description.length <= 160, `${path}: ${description.length}`);
  }
});

test('the Spanish home has one address, and the browser’s language leads nowhere else', async (context) => {
  const t = await openTestApp(context);
  assert.equal((await t.call('GET', '/es')).headers.get('Location'), '/es/');
  const home = await t.call('GET', '/', undefined, { 'Accept-Language': 'es-MX,es' });
  assert.equal(home.status, 200);
  assert.match(await home.text(), /<html lang="en">/);
});

test('the site map has both versions', async (context) => {
  const t = await openTestApp(context);
  const xml = await (await t.call('GET', files.sitemap)).text();
  for (const path of ['/contact', '/es/contact', '/es/'])
    assert.ok(xml.includes(`<loc>${t.deps.config.publicUrl}${path}</loc>`));
});

test('Spanish structured data names weekdays as schema.org does', async (context) => {
  const t = await openTestApp(context);
  const html = await (await t.call('GET', pathIn('es', paths.home))).text();
  assert.match(html, /"dayOfWeek":\["Monday","Tuesday","Wednesday","Thursday","Friday"\]/);
});

test('a page that does not exist says so in Spanish below /es/', async (context) => {
  const t = await openTestApp(context);
  const answer = await t.call('GET', '/es/nada');
  assert.equal(answer.status, 404);
  assert.ok((await answer.text()).includes('Página no encontrada'));
});

test('a Spanish form is refused in Spanish, and its lead keeps the language', async (context) => {
  const t = await openTestApp(context);
  const post = (changes: Record<string, string>) =>
    t.app.request(pathIn('es', paths.contact), {
      method: 'POST',
      body: new URLSearchParams(contactBody(changes)),
    });
  const refused = await post({ phone: '818' });
  assert.equal(refused.status, 422);
  const html = await refused.text();
  assert.ok(html.includes('Escriba un teléfono válido'));
  assert.ok(html.includes('Revise los campos marcados.'));
  const accepted = await post({});
  assert.equal(accepted.headers.get('Location'), `${pathIn('es', paths.contact)}?sent=complete`);
  const { language } = await t.deps.db.selectFrom('customers').select('language').executeTakeFirstOrThrow();
  assert.equal(language, 'es');
});

test('a call answers in the language that the page says its body is in', async (context) => {
  const t = await openTestApp(context);
  const getDetail = async (language: string) => {
    const body = contactBody({ phone: '818' });
    const answer = await t.call('POST', api.contact, body, { 'Content-Language': language });
    return (await answer.json()) as { detail: string; errors: { message: string }[] };
  };
  assert.deepEqual(
    (await getDetail('es')).errors.map(({ message }) => message),
    ['Escriba un teléfono válido'],
  );
  assert.deepEqual(
    (await getDetail('en')).errors.map(({ message }) => message),
    ['Valid phone number is required'],
  );
});

/** The business's name, and words of a label that an article quotes. */
const names = ['Sunweave Cleaning', '“cleaning code” o “care”'];

test('no Spanish page has English words', async (context) => {
  const t = await openTestApp(context);
  await seedDemo(t.deps.db, t.deps.clock());
  const articles = demoPosts.map(({ translations }) => pathIn('es', paths.article(translations.es!.slug)));
  const found = [];
  for (const path of [
    ...fixedPaths(t, 'es').filter((one) => one.startsWith('/es/')),
    ...['/es/nada', '/es/blog/nada', '/es/blog?category=Pet+Care', '/es/blog?search=nada'],
    ...articles,
  ]) {
    const html = await (await t.call('GET', path)).text();
    found.push(...englishIn(html, names).map((text) => `${path}: ${text}`));
  }
  assert.deepEqual(found, []);
});

test('a service is shown in Spanish where the owner wrote it, in English elsewhere', async (context) => {
  const t = await openTestApp(context);
  const price = { originalPrice: '99.00', category: 'couch' };
  const { id } = await create(t, {
    ...price,
    title: 'Daybed',
    titleEs: ' Diván ',
    descriptionEs: 'Por los dos lados.',
  });
  await create(t, { ...price, title: 'Bench', description: 'Seat and legs.' });
  const shows = async (path: string, ...texts: string[]) => {
    const body = await (await t.call('GET', path)).text();
    for (const text of texts) assert.ok(body.includes(text), `${path}: ${text}`);
    return body;
  };
  for (const path of [paths.service('couch-cleaning'), paths.calculator]) {
    const spanish = await shows(pathIn('es', path), 'Diván', 'Por los dos lados.', 'Bench', 'Seat and legs.');
    assert.ok(!spanish.includes('Daybed'), path);
    assert.ok(!(await shows(path, 'Daybed')).includes('Diván'), path);
  }
  assert.ok(!(await shows(`${api.services}?language=es`, 'Diván', 'Bench')).includes('Daybed'));
  assert.ok(!(await shows(api.services, 'Daybed')).includes('Diván'));
  await change(t, id, { titleEs: '' });
  await shows(pathIn('es', paths.service('couch-cleaning')), 'Daybed', 'Por los dos lados.');
});

test('places and holidays have their Spanish names', async (context) => {
  const t = await openTestApp(context);
  await changeSettings(t, { closures: [{ from: '2026-12-25', to: '2026-12-25', reason: 'Christmas' }] });
  const home = await (await t.call('GET', pathIn('es', paths.home))).text();
  for (const text of ['Los Ángeles</', 'Santa Mónica</', 'Cerrado, Navidad'])
    assert.ok(home.includes(text), text);
  assert.doesNotMatch(home, /Los Angeles|Santa Monica|Christmas/);
  assert.match(await (await t.call('GET', paths.home)).text(), /Santa Monica.*Closed, Christmas/s);
  const call = { 'Content-Language': 'es' };
  const quote = quoteBody([{ serviceId: await addService(t.deps.db), quantity: 1 }], { zipCode: '90012' });
  const closed = { ...quote, quote: { ...quote.quote, preferredDate: '2026-12-25' } };
  assert.match(await (await t.call('POST', api.contact, closed, call)).text(), /Ese día cerramos: Navidad\./);
  assert.equal((await t.call('POST', api.contact, quote, call)).status, 201);
});

test('a quote that is sent in Spanish is answered with its Spanish page', async (context) => {
  const t = await openTestApp(context);
  const quote = quoteBody([{ serviceId: await addService(t.deps.db), quantity: 1 }], { zipCode: '90012' });
  for (const language of languages) {
    const sent = { ...quote, email: `${language}@example.com` };
    const answer = await t.call('POST', api.contact, sent, { 'Content-Language': language });
    const { quoteUrl } = (await answer.json()) as ContactAnswer;
    const page = await t.call('GET', new URL(quoteUrl!).pathname);
    assert.match(await page.text(), new RegExp(`<html lang="${language}"`));
  }
});

test('a phone number within a sentence stays on one line', async (context) => {
  const t = await openTestApp(context);
  for (const language of languages) {
    const html = await (await t.call('GET', pathIn(language, paths.home))).text();
    assert.match(html, /<p[^>]*>[^<]* \(818\)\u00a0555-0142 [^<]*<\/p>/, language);
  }
});
