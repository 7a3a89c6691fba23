/**
 * The whole site on a database of its own. Each page is forgotten before it is asked for, as after a write; with
 * BENCH_PACK_ANEW its packed bytes too, as if the write had changed it.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '#server/app.ts';
import { createPageCache, noPageCache } from '#server/http/page-cache.ts';
import { seedDemo } from '#server/seed/seed.ts';
import { createTestApp } from '../tests/support/app.ts';

const t = await createTestApp();
await seedDemo(t.deps.db, new Date());
const cache = createPageCache();
const forgetful = {
  ...cache,
  get(key, sources, renderHtml) {
    for (const source of sources) cache.invalidate(source);
    return cache.get(key, sources, renderHtml);
  },
};
const app = createApp({ ...t.deps, pages: process.env.BENCH_PACK_ANEW ? noPageCache : forgetful });
const server = createServer(getRequestListener(app.fetch)).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', async () => {
  server.closeAllConnections();
  await t.close();
  process.exit(0);
});
