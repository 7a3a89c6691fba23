/** The whole site on a database of its own; each request finds the page cache invalidated, as after a write. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { seedDemo } from '#server/seed/seed.ts';
import { createTestApp } from '../tests/support/app.ts';

const t = await createTestApp();
await seedDemo(t.deps.db, new Date());
const listener = getRequestListener(t.app.fetch);
const server = createServer((request, response) => {
  for (const source of ['services', 'posts', 'settings']) t.deps.pages.invalidate(source);
  return listener(request, response);
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', async () => {
  server.closeAllConnections();
  await t.close();
  process.exit(0);
});
