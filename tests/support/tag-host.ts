import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { tagHost } from '#kit/wire/consent.ts';

/**
 * Replaces the tag's script: like the real one it sends each command to its own server, which the page's policy must
 * allow, and sets a cookie. WebKit complains of what is on its way when the page is left.
 */
const script = `
  document.cookie = '_ga=GA1.1.1; Path=/';
  const send = (command) => fetch('https://www.google-analytics.com/g/collect', {
    method: 'POST', mode: 'no-cors', body: JSON.stringify([...command]),
  }).catch(() => {});
  for (const command of dataLayer) send(command);
  dataLayer.push = send;
`;

type Command = [name: string, ...rest: unknown[]];

/** Routes every request of `page` beyond `ownOrigin` to a real loopback server, which records it. */
export async function standInForTagHost(page: Page, ownOrigin: string) {
  const asked: string[] = [];
  const commands: Command[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (body) commands.push(JSON.parse(body));
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' });
    response.end(request.url?.startsWith('/gtag/js') ? script : '');
  });
  const origin = await open(page, server);
  await page.route(
    (url) => url.origin !== ownOrigin,
    async (route) => {
      const url = new URL(route.request().url());
      asked.push(url.href);
      try {
        await route.fulfill({ response: await route.fetch({ url: origin + url.pathname + url.search }) });
      } catch {
        // The page has closed; an open page would report the failed request.
        await route.abort().catch(() => {});
      }
    },
  );
  return {
    /** Foreign URLs that the page requested. */
    asked,
    commands,
    commandsNamed: (name: string) => commands.filter(([command]) => command === name),
    scriptAddress: (id: string) => `${tagHost}/gtag/js?id=${id}`,
  };
}

async function open(page: Page, server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  page.context().on('close', () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
