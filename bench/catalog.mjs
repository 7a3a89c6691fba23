/** A large catalog beside the demo's, in turn: the lists, and the pages that are made of it. */
import { adminApi, api, files, paths } from '#kit/paths/paths.ts';
import { createTestApp } from '../tests/support/app.ts';
import { median } from './load.mjs';
import { onPostgres } from './on-postgres.mjs';
import { markdownTable, ms } from './report.mjs';
import { scaled } from './scale.mjs';

const categories = scaled(30, 5);
const services = scaled(300, 52);
const rounds = scaled(25, 1);

const calls = {
  'list of categories': { path: adminApi.categories },
  'list of services': { path: `${adminApi.services}?limit=100` },
  'public categories, first': { path: api.categories, isFirst: true },
  'public services, first': { path: api.services, isFirst: true },
  'public services, cached': { path: api.services },
  'home, first': { path: paths.home, isFirst: true },
  'home, cached': { path: paths.home },
  'a category, first': { path: paths.service('couch-cleaning'), isFirst: true },
  'a category, cached': { path: paths.service('couch-cleaning') },
  'calculator, first': { path: paths.calculator, isFirst: true },
  'calculator, cached': { path: paths.calculator },
  'site map, first': { path: files.sitemap, isFirst: true },
};

export async function measureCatalog() {
  const engines = { SQLite: await measure(), Postgres: await onPostgres(measure) };
  return markdownTable(
    [
      'Catalog',
      ...Object.keys(engines).flatMap((engine) => [
        `${engine}, 4 and 51`,
        `${categories} and ${services}`,
        'ratio',
      ]),
    ],
    Object.keys(calls).map((name) => [
      name,
      ...Object.values(engines).flatMap(({ [name]: [small, large] }) => [
        ms(small),
        ms(large),
        (large / small).toFixed(2),
      ]),
    ]),
  );
}

/** The median milliseconds of each call on the demo's catalog and on the large one, taken in turn. */
async function measure() {
  const small = await createTestApp({ hasDemo: true });
  const large = await createTestApp({ hasDemo: true });
  try {
    await fill(large);
    const times = {};
    for (const [name, call] of Object.entries(calls)) {
      const each = [[], []];
      for (let round = 0; round <= rounds; round++) {
        for (const [index, t] of [small, large].entries()) {
          const took = await time(t, call);
          if (round > 0) each[index].push(took);
        }
      }
      times[name] = each.map(median);
    }
    return times;
  } finally {
    await small.close();
    await large.close();
  }
}

/** `isFirst`: right after a write that made the cached response stale. */
async function time(t, { path, isFirst = false }) {
  if (isFirst) {
    t.deps.pages.invalidate('settings');
    t.deps.pages.invalidate('services');
  }
  const start = performance.now();
  const response = await (path.startsWith('/api/admin') ? t.adminCall : t.call)('GET', path);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return performance.now() - start;
}

/** By the calls of the panel, beside the demo's. */
async function fill(t) {
  const slugs = [];
  for (let index = 4; index < categories; index++) {
    const words = { name: `Trade ${index}`, noun: `item ${index}`, nouns: `items ${index}` };
    const spanish = { nameEs: `Oficio ${index}`, nounEs: `objeto ${index}`, nounsEs: `objetos ${index}` };
    const added = await t.adminCall('POST', adminApi.categories, { ...words, ...spanish });
    slugs.push((await added.json()).slug);
  }
  for (let index = 51; index < services; index++) {
    const service = {
      category: slugs[index % slugs.length],
      title: `Service ${index}`,
      originalPrice: '90.00',
    };
    const texts = {
      titleEs: `Servicio ${index}`,
      description: `What service ${index} does.`,
      durationMinutes: 60,
    };
    const added = await t.adminCall('POST', adminApi.services, { ...service, ...texts });
    if (added.status !== 201) throw new Error(`A service answered ${added.status}`);
  }
}
