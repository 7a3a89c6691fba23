import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { tagHost } from '#shared/consent.ts';

/**
 * In the place of the tag's script: hands each command on to its own server, as the real one does, which the policy of
 * the page must allow, and leaves a cookie.
 */
const script = `
  document.cookie = '_ga=GA1.1.1; Path=/';
  const send = (command) => fetch('https://www.google-analytics.com/g/collect', {
    method: 'POST', mode: 'no-cors', body: JSON.stringify([...command]),
  });
  for (const command of dataLayer) send(command);
  dataLayer.push = send;
`;

export type Command = [name: string, ...rest: unknown[]];

/** Every request of `page` beyond `ownOrigin` goes to a real server on loopback, that keeps what it was told. */
export async function standInForTagHost(context: TestContext, page: Page, ownOrigin: string) {
  const asked: string[] = [];
  const commands: Command[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (body) commands.push(JSON.parse(body));
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' });
    response.end(request.url?.startsWith('/gtag/js') ? script : '');
  });
  const origin = await open(context, server);
  await page.route(
    (url) => url.origin !== ownOrigin,
    async (route) => {
      const url = new URL(route.request().url());
      asked.push(url.href);
      try {
        await route.fulfill({ response: await route.fetch({ url: origin + url.pathname + url.search }) });
      } catch {
        // The page was left or closed meanwhile; while it is open it complains of a request that failed.
        await route.abort().catch(() => {});
      }
    },
  );
  return {
    /** Addresses elsewhere that the page asked for. */
    asked,
    commands,
    commandsNamed: (name: string) => commands.filter(([command]) => command === name),
    scriptAddress: (id: string) => `${tagHost}/gtag/js?id=${id}`,
  };
}

async function open(context: TestContext, server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
