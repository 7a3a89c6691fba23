/** The bytes and headers that the site answers, kept as Buffers and sent by the same HTTP server and router. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono();
for (const path of process.env.BENCH_PATHS.split(' ')) {
  const answer = await fetchRaw(process.env.BENCH_ORIGIN + path);
  app.get(path, () => new Response(answer.body, { headers: answer.headers }));
}
createServer(getRequestListener(app.fetch)).listen(Number(process.env.PORT), '127.0.0.1');

/** As it came over the line: `fetch` would unpack it. */
async function fetchRaw(url) {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const chunks = await Array.fromAsync(response);
      const {
        date,
        connection,
        'keep-alive': _kept,
        'transfer-encoding': _chunked,
        ...headers
      } = response.headers;
      resolve({ body: Buffer.concat(chunks), headers: { ...headers } });
    }).on('error', reject);
  });
}
