/** The bytes and headers that the site sends, as Buffers from the same HTTP server and router. */
import { createServer, get } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono();
for (const path of process.env.BENCH_PATHS.split(' ')) {
  const { body, headers } = await fetchRaw(process.env.BENCH_ORIGIN + path);
  app.get(path, () => new Response(body, { headers }));
}
createServer(getRequestListener(app.fetch)).listen(Number(process.env.PORT), '127.0.0.1');

/** Still compressed, which `fetch` would undo. */
function fetchRaw(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const body = Buffer.concat(await Array.fromAsync(response));
      const { date, connection, 'keep-alive': _, 'transfer-encoding': __, ...headers } = response.headers;
      resolve({ body, headers });
    }).on('error', reject);
  });
}
