/** The whole site on a database of its own, without its page cache: each answer is loaded and rendered anew. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '#server/app.ts';
import { noPageCache } from '#server/http/page-cache.ts';
import { seedDemo } from '#server/seed/seed.ts';
import { createTestApp } from '../tests/support/app.ts';

const t = await createTestApp();
await seedDemo(t.deps.db, new Date());
const app = createApp({ ...t.deps, pages: noPageCache });
const server = createServer(getRequestListener(app.fetch)).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', async () => {
  server.closeAllConnections();
  await t.close();
  process.exit(0);
});
