import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { extractImages, getDocumentProxy } from 'unpdf';
import { sweepPictures } from '#company/pictures/server/sweep-pictures.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { paths } from '#kit/paths/paths.ts';
import { uploadApi } from '#kit/paths/upload-paths.ts';
import { uploadedLogo } from '#kit/wire/uploaded-picture.ts';
import { openMessages } from '#messages/planned/server/messages.fixture.ts';
import { addDraft, issue } from '#money/invoices/server/invoices.fixture.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';
import { makeLogo } from '../../../../tests/support/logos.ts';
import { photoForm } from '../../../../tests/support/pictures.ts';
import { changeSettings, uploadLogo } from './logo.fixture.ts';

const getText = async (t: TestApp, path: string) => (await t.call('GET', path)).text();

/** The image tags of header and footer. */
const logosIn = (html: string) => [...html.matchAll(/<img src="\/uploads\/[^>]+>/g)].map(([tag]) => tag);

test('a logo stands in header and footer at once, with room reserved, until it is removed', async (context) => {
  const t = await openTestApp(context);
  const before = await getText(t, paths.home);
  const logo = await uploadLogo(t, await makeLogo());
  assert.deepEqual([logo.ink, logo.ground], ['#7a1f3d', null]);
  assert.match(logo.url, /-400x100\.png$/, 'without its margins');
  assert.equal((await changeSettings(t, { logo })).status, 200);
  const html = await getText(t, paths.home);
  const [header, footer] = logosIn(html);
  for (const tag of [header, footer]) {
    assert.match(tag!, /alt="Sunweave Cleaning"/);
    assert.match(tag!, /width="176" height="44"/);
  }
  assert.ok(html.includes(`"logo":"${t.deps.config.publicUrl}/icon-512.png"`), 'too low for search engines');
  for (const url of [logo.url, uploadedLogo(logo.url)!.shown]) {
    const answer = await t.call('GET', url);
    assert.equal(answer.status, 200);
    const { format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    assert.equal(answer.headers.get('Content-Type'), `image/${format}`);
  }
  const panel = await getText(t, '/admin');
  assert.match(panel, /name="business-logo" content="[^"]*&quot;plate&quot;:&quot;#ffffff&quot;/);
  await changeSettings(t, { logo: null });
  assert.equal(withoutTokens(await getText(t, paths.home)), withoutTokens(before));
});

/** A form’s token has the time in it. */
const withoutTokens = (html: string) => html.replaceAll(/value="[^"]*"/g, '');

test('a logo stands on a plate where it would be lost', async (context) => {
  const t = await openTestApp(context);
  const getPlate = async (color: string, ground?: string) => {
    const logo = await uploadLogo(t, await makeLogo({ color, ...(ground && { ground }) }));
    assert.equal((await changeSettings(t, { logo })).status, 200);
    const html = await getText(t, paths.termsOfService);
    return [...html.matchAll(/(<span class="[^"]*">)?<img src="\/uploads/g)].map(([, plate]) =>
      Boolean(plate),
    );
  };
  assert.deepEqual(await getPlate('#101010'), [false, true], 'dark: in the footer');
  assert.deepEqual(await getPlate('#fdfdfd'), [true, false], 'light: in the header');
  assert.deepEqual(
    await getPlate('#101010', '#ffffff'),
    [false, false],
    'one with a ground of its own: nowhere',
  );
});

for (const [what, shape, size] of [
  ['a wide one', { width: 3000, height: 100 }, [640, 21]],
  ['an upright one', { width: 100, height: 1500 }, [27, 400]],
  ['a tiny one', { width: 9, height: 7 }, [9, 7]],
  ['a huge one', { width: 5000, height: 4000 }, [500, 400]],
] as const) {
  test(`a logo keeps its shape: ${what}`, async (context) => {
    const t = await openTestApp(context);
    const logo = await uploadLogo(t, await makeLogo(shape));
    const { width, height } = uploadedLogo(logo.url)!;
    assert.ok(Math.abs(width - size[0]) <= 2 && Math.abs(height - size[1]) <= 2, `${width} × ${height}`);
    const { width: real } = await sharp(
      Buffer.from(await (await t.call('GET', uploadedLogo(logo.url)!.shown)).arrayBuffer()),
    ).metadata();
    assert.ok(real <= 400);
    assert.equal((await changeSettings(t, { logo })).status, 200);
    assert.equal(logosIn(await getText(t, paths.contact)).length, 2);
  });
}

test('a picture of one color and one that is clear throughout are taken', async (context) => {
  const t = await openTestApp(context);
  const plain = (background: object | string) =>
    sharp({ create: { width: 60, height: 30, channels: 4, background: background as string } })
      .png()
      .toBuffer();
  assert.equal((await uploadLogo(t, await plain('#336699'))).ground, '#336699');
  assert.equal((await uploadLogo(t, await plain({ r: 0, g: 0, b: 0, alpha: 0 }))).ground, null);
});

test('emails and invoices have the logo', async (context) => {
  const app = await openMessages(context);
  const { t } = app;
  const logo = await uploadLogo(t, await makeLogo({ color: '#101010' }));
  await changeSettings(t, { logo });
  await app.lead({});
  const invoice = await issue(t, await addDraft(t));
  await t.adminCall('POST', invoiceApi.send(invoice.id), { message: '' });
  const rows = await t.deps.db.selectFrom('outbox').select('payload').where('kind', '=', 'email').execute();
  const emails = rows.map(({ payload }) => JSON.parse(payload) as Email);
  assert.ok(emails.length >= 3);
  for (const { html, subject } of emails)
    assert.ok(
      html.includes(`<img src="${logo.url}" width="224" height="56" alt="Sunweave Cleaning"`),
      subject,
    );
  const pdf = emails.find(({ attachment }) => attachment)!.attachment!;
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(pdf.base64, 'base64')));
  const [image] = await extractImages(document, 1);
  assert.deepEqual([image!.width, image!.height], [400, 100]);
});

test('settings take only a logo that was uploaded', async (context) => {
  const t = await openTestApp(context);
  const logo = await uploadLogo(t, await makeLogo());
  await expectErrorAt(
    await changeSettings(t, { logo: { ...logo, url: 'https://example.com/a.png' } }),
    'logo.url',
  );
  await expectErrorAt(await changeSettings(t, { logo: { ...logo, ink: 'red' } }), 'logo.ink');
  const swept = { ...logo, url: `/uploads/${'0'.repeat(32)}-400x100.png` };
  await expectErrorAt(await changeSettings(t, { logo: swept }), 'logo');
});

test('a logo in the settings stays, and a replaced one is swept with all its files', async (context) => {
  const t = await openTestApp(context);
  const [first, second] = [
    await uploadLogo(t, await makeLogo()),
    await uploadLogo(t, await makeLogo({ width: 90 })),
  ];
  const isThere = async ({ url }: { url: string }) =>
    (await Promise.all([url, uploadedLogo(url)!.shown].map((each) => t.call('GET', each)))).every(
      ({ status }) => status === 200,
    );
  await changeSettings(t, { logo: first });
  await changeSettings(t, { logo: second });
  for (const day of ['2027-01-01', '2027-03-01']) {
    t.setNow(`${day}T18:00:00.000Z`);
    await sweepPictures(t.deps);
  }
  assert.deepEqual([await isThere(first), await isThere(second)], [false, true]);
  assert.equal((await t.call('GET', uploadedLogo(first.url)!.shown)).status, 404);
});

test('an SVG is refused with a sentence, and only the office may upload', async (context) => {
  const t = await openTestApp(context);
  const svg = new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  assert.equal((await t.adminCall('POST', uploadApi.logo, photoForm(svg))).status, 415);
  assert.equal((await t.call('POST', uploadApi.logo, photoForm(await makeLogo()))).status, 401);
});
