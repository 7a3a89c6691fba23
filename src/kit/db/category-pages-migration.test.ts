import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { migrate } from './migrate.ts';

test('pages have the texts that stood in code, beneath what an owner had written', async (context) => {
  const { db, close } = await createTestDatabase({ migratedTo: '0110-window-in-texts' });
  context.after(close);
  const hero = { eyebrow: '', heading: 'Ours', text: '', button: '' };
  const points = {
    eyebrow: '',
    heading: 'Why',
    text: '',
    points: [{ title: 'Soft', text: '', icon: 'leaf' }],
  };
  const areas = { eyebrow: '', heading: 'Sofas', text: '' };
  const page = JSON.stringify({ en: { hero, points, areas, steps: null }, es: null });
  await db.updateTable('categories').set({ page }).where('slug', '=', 'couch').execute();
  await db
    .updateTable('categories')
    .set({ createdAt: '2026-11-28T00:00:00.000Z' })
    .where('slug', '=', 'carpet')
    .execute();
  await migrate(db);
  const rows = await db.selectFrom('categories').select(['slug', 'page', 'version']).execute();
  const pages = new Map(rows.map((row) => [row.slug, JSON.parse(row.page)]));
  const couch = pages.get('couch');
  assert.deepEqual(couch.en.hero, hero);
  assert.equal(couch.en.prices.heading, 'Priced by size, not by guesswork');
  assert.equal(couch.en.steps.steps.length, 6);
  assert.equal(couch.en.areas.heading, 'Sofas in {cities} around {city}');
  assert.deepEqual(
    couch.en.points.map(({ anchor, heading }: Record<string, string>) => anchor || heading),
    ['care-tags', 'Why'],
  );
  assert.equal(couch.es.hero.button, 'Cotizar mi sofá');
  assert.deepEqual(pages.get('carpet'), { en: null, es: null });
  assert.deepEqual(
    rows.map(({ version }) => version),
    [1, 1, 1, 1],
  );
});
