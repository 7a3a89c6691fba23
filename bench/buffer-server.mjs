/**
 * The bytes and headers that the site answers, kept as Buffers and sent by the same HTTP server and router; with
 * BENCH_BARE by Node's server alone, which is as quick as Node can be.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono();
const answers = new Map();
for (const path of process.env.BENCH_PATHS.split(' ')) {
  const answer = await fetchRaw(process.env.BENCH_ORIGIN + path);
  answers.set(path, answer);
  app.get(path, () => new Response(answer.body, { headers: answer.headers }));
}
const bare = ({ url }, response) => {
  const { headers, body } = answers.get(url);
  response.writeHead(200, headers).end(body);
};
createServer(process.env.BENCH_BARE ? bare : getRequestListener(app.fetch)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);

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
