import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredSettings } from '#company/settings/settings.ts';
import { pathIn } from '#kit/language/language.ts';
import { drawings } from '#kit/paths/drawing-paths.ts';
import { paths } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { servicePaths } from '../../../../tests/support/categories.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';
import { mapleOfAustin } from './company.fixture.ts';
import { changeSettings } from './logo.fixture.ts';

const fresno = { ...mapleOfAustin.company, city: 'Fresno', county: 'Fresno County', state: 'CA' } as const;

async function save(t: TestApp, changes: Parameters<typeof changeSettings>[1]): Promise<StoredSettings> {
  const saved = await changeSettings(t, changes);
  assert.equal(saved.status, 200, await saved.clone().text());
  return (await saved.json()) as StoredSettings;
}

const getText = async (t: TestApp, path: string) => (await t.call('GET', path)).text();
const spanish = (path: string) => pathIn('es', path);

test('pages name another place in both languages, without the map and the notes about the first one', async (context) => {
  const t = await openTestApp(context);
  const map = new RegExp(drawings.mapLand);
  assert.match(await getText(t, paths.home), map);
  assert.match(await getText(t, servicePaths.carpet), /id="local"/);
  assert.match(await getText(t, paths.contact), /View Coverage Map/);
  await save(t, { ...mapleOfAustin, company: fresno });
  const home = await getText(t, paths.home);
  assert.match(home, /<title>Couch, Carpet &amp; Mattress Cleaning in Fresno<\/title>/);
  assert.match(home, /Fresno County since 2021/);
  assert.match(home, /We serve all of Fresno County\./);
  assert.match(home, /"foundingDate":"2021".*"addressLocality":"Fresno","addressRegion":"CA"/);
  assert.match(home, /such as 78701/);
  assert.doesNotMatch(home, map);
  assert.doesNotMatch(await getText(t, servicePaths.carpet), /id="local"/);
  assert.match(await getText(t, paths.contact), /See where we clean/);
  const about = await getText(t, paths.about);
  assert.match(about, /We have cleaned couches, chairs, carpets and mattresses in Fresno since 2021\./);
  const inicio = await getText(t, spanish(paths.home));
  assert.match(inicio, /En el condado de Fresno desde 2021/);
  assert.match(inicio, /Llegamos a todo el condado de Fresno\./);
  assert.match(inicio, /casas y negocios de todo el condado de Fresno\./);
  assert.match(
    await getText(t, spanish(paths.termsOfService)),
    /las leyes del estado de California y deciden los tribunales del condado de Fresno/,
  );
});

test('the law of a state stands only on the legal pages of its companies', async (context) => {
  const t = await openTestApp(context);
  const pages = async () => ({
    privacy: await getText(t, paths.privacyPolicy),
    privacidad: await getText(t, spanish(paths.privacyPolicy)),
    terms: await getText(t, paths.termsOfService),
    términos: await getText(t, spanish(paths.termsOfService)),
  });
  const first = await pages();
  assert.match(first.privacy, /California Consumer Privacy Act/);
  assert.match(first.privacidad, /CCPA/);
  for (const [state, law, ley] of [
    ['TX', 'the State of Texas', 'del estado de Texas'],
    ['NC', 'the State of North Carolina', 'del estado de Carolina del Norte'],
    ['VA', 'the Commonwealth of Virginia', 'del estado de Virginia'],
    ['DC', 'the District of Columbia', 'del Distrito de Columbia'],
  ] as const) {
    await save(t, { company: { ...mapleOfAustin.company, state } });
    const { privacy, privacidad, terms, términos } = await pages();
    assert.doesNotMatch(privacy + privacidad, /CCPA|Consumer Privacy/, state);
    assert.ok(terms.includes(`the laws of ${law} apply`), state);
    assert.ok(términos.includes(`las leyes ${ley} `), state);
  }
});

test('what the owner writes takes the place of the usual texts, in each language for itself', async (context) => {
  const t = await openTestApp(context);
  const { texts } = fresno;
  await save(t, {
    company: {
      ...fresno,
      texts: {
        person: 'Rosa, the owner',
        slogan: 'Clean, with {city} & care.',
        description: 'We clean sofas in Fresno.',
        homes: 'ranch homes and flats',
        reach: 'From Clovis to Selma.',
        storyHeading: 'Two sisters and a van',
        storyLead: 'In 2021 we bought a van.',
        story: 'It was red.\n\nIt still is.',
      },
      textsInSpanish: { ...texts, slogan: 'Limpio, y se nota.', story: 'Era roja.' },
    },
  });
  const home = await getText(t, paths.home);
  assert.match(home, /<h1[^>]*>Clean, with \{city\} &amp; care\.<\/h1>/);
  assert.match(home, /homes since 2021: ranch homes and flats\. We always/);
  assert.match(home, /From Clovis to Selma\. Check/);
  assert.match(home, /"description":"We clean sofas in Fresno\."/);
  const about = await getText(t, paths.about);
  assert.match(
    about,
    /Two sisters and a van.*In 2021 we bought a van\..*<p[^>]*>It was red\.<\/p><p[^>]*>It still is\./s,
  );
  assert.match(about, />Rosa, the owner</);
  const inicio = await getText(t, spanish(paths.home));
  assert.match(inicio, /<h1[^>]*>Limpio, y se nota\.<\/h1>/);
  assert.match(inicio, /desde 2021: apartamentos, casas y oficinas\./);
  assert.doesNotMatch(inicio, /Clovis|ranch homes|sofas in Fresno/);
  const nosotros = await getText(t, spanish(paths.about));
  assert.match(nosotros, /Primero revisar, luego limpiar.*Era roja\./s);
});

test('figures of the terms stand wherever they are promised, and their date follows', async (context) => {
  const t = await openTestApp(context);
  t.setNow('2026-03-09T20:00:00Z');
  const first = await save(t, { radiusMiles: 31 });
  assert.equal(first.termsDate, '2024-12-12');
  const changed = await save(t, { terms: mapleOfAustin.terms });
  assert.equal(changed.termsDate, '2026-03-09');
  t.setNow('2026-04-01T20:00:00Z');
  assert.equal((await save(t, { radiusMiles: 32 })).termsDate, '2026-03-09');
  const everywhere = [paths.home, paths.about, paths.contact, servicePaths.couch, paths.termsOfService];
  for (const path of everywhere.flatMap((path) => [path, spanish(path)])) {
    const page = await getText(t, path);
    assert.match(page, /12 (days|días)/, path);
    assert.doesNotMatch(page, /\b7 (days|días)/, path);
  }
  const terms = await getText(t, paths.termsOfService);
  for (const said of ['36 hours', '35% of the service cost', '65% more', '3 to 6 hours']) {
    assert.ok(terms.includes(said), said);
  }
  assert.match(terms, /<time dateTime="2026-03-09">March 9, 2026<\/time>/);
  assert.match(await getText(t, servicePaths.mattress), /3 to 6 hours\. It costs 65% more/);
});

test('a company that is not licensed and insured does not claim it anywhere', async (context) => {
  const t = await openTestApp(context);
  const claim = /licensed|insured|insurance|con licencia|asegurad|nuestro seguro|y seguro/i;
  const { claims } = await save(t, {});
  await save(t, {
    company: { ...fresno, isLicensedAndInsured: false },
    claims: { ...claims, credentials: ['Certified technicians'] },
    testimonials: [],
  });
  const walked = Object.values(t.deps.web.en.render.pages)
    .map(({ path }) => path)
    .filter((path) => /^\/[^:]*$/.test(path) && !path.startsWith('/api/'));
  for (const path of walked.flatMap((path) => [path, spanish(path)])) {
    const text = (await getText(t, path)).replace(/<style.*?<\/style>/gs, '');
    assert.equal(claim.exec(text)?.[0], undefined, path);
  }
});

test('what cannot be is refused at its field', async (context) => {
  const t = await openTestApp(context);
  const { terms } = mapleOfAustin;
  const change = (company: object) =>
    changeSettings(t, { company: { ...fresno, ...company } as typeof fresno });
  await expectErrorAt(await change({ city: ' ' }), 'company.city');
  await expectErrorAt(await change({ county: 'Fresno\r\nCounty' }), 'company.county');
  await expectErrorAt(await change({ state: 'XX' }), 'company.state');
  for (const foundedYear of [1899, new Date().getFullYear() + 1, 2020.5]) {
    await expectErrorAt(await change({ foundedYear }), 'company.foundedYear');
  }
  const texts = { ...fresno.texts, story: 'x'.repeat(3001) };
  await expectErrorAt(await change({ textsInSpanish: texts }), 'company.textsInSpanish.story');
  await expectErrorAt(
    await changeSettings(t, { terms: { ...terms, noShowPercent: 101 } }),
    'terms.noShowPercent',
  );
  const backwards = { ...terms, emergencyArrivalHours: { from: 6, to: 3 } };
  await expectErrorAt(await changeSettings(t, { terms: backwards }), 'terms.emergencyArrivalHours.to');
});
