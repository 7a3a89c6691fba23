import { writeFile } from 'node:fs/promises';
import { articleLoader } from '#app/pages/loaders/article.loader.ts';
import { homeLoader } from '#app/pages/loaders/home.loader.ts';
import { seedDemo } from '#app/seed/seed.ts';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import { api } from '#kit/paths/paths.ts';
import { createTestApp } from '../tests/support/app.ts';

/** Writes what the pages of the references are made of. Returns the slug of their article. */
export async function writeContent(path) {
  const t = await createTestApp();
  try {
    await seedDemo(t.deps.db, new Date());
    const home = await homeLoader.load(t.deps, { params: {}, query: {}, language: 'en' });
    const { slug } = home.latestPosts[0];
    const article = await articleLoader.load(t.deps, { params: { slug }, query: {}, language: 'en' });
    const services = await (await t.call('GET', api.services)).json();
    const profile = await readProfile(t.deps.db);
    const { pages } = t.deps.web.en.render;
    const getTitle = (page, data) => page.head(data, 'http://localhost', profile).title;
    const titles = { home: getTitle(pages.home, home), article: getTitle(pages.article, article) };
    await writeFile(path, JSON.stringify({ home, article, services, profile, titles }));
    return slug;
  } finally {
    await t.close();
  }
}
