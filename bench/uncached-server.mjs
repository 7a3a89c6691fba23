/**
 * The whole site on a database of its own; each request finds the page cache invalidated, as after a write. With
 * `BENCH_WRITES`, each request first changes a price on the home page and the text of the newest article.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'kysely';
import { seedDemo } from '#app/seed/seed.ts';
import { storedContent } from '#articles/blog/server/article-content.ts';
import { createTestApp } from '../tests/support/app.ts';

const t = await createTestApp();
const { db, pages } = t.deps;
await seedDemo(db, new Date());
// The disk is not measured here.
await sql`pragma synchronous = off`.execute(db);
const cheapest = await db
  .selectFrom('services')
  .select('id')
  .where('isAddOn', '=', 0)
  .orderBy('discountedPriceCents')
  .executeTakeFirstOrThrow();
const article = await db
  .selectFrom('posts')
  .selectAll()
  .orderBy('publishedAt', 'desc')
  .orderBy('id', 'desc')
  .executeTakeFirstOrThrow();
const versions = Array.from({ length: 100 }, (_, version) => ({
  price: { discountedPriceCents: 1_000 + version },
  text: {
    title: `${article.title} ${version}`,
    ...storedContent(`${article.content}<p>Version ${version}</p>`),
  },
}));
let writes = 0;

async function write() {
  const { price, text } = versions[writes++ % versions.length];
  await db.updateTable('services').set(price).where('id', '=', cheapest.id).execute();
  await db.updateTable('posts').set(text).where('id', '=', article.id).execute();
}

const listener = getRequestListener(t.app.fetch);
const server = createServer(async (request, response) => {
  if (process.env.BENCH_WRITES) await write();
  for (const source of ['services', 'posts', 'settings']) pages.invalidate(source);
  return listener(request, response);
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', async () => {
  server.closeAllConnections();
  await t.close();
  process.exit(0);
});
