import type { Page, Request } from 'playwright-core';
import type { Params } from './bidi-server.ts';

/** Over WebDriver BiDi, Playwright passes no bodies of requests on, but their headers: this one names the body. */
const header = 'x-test-body';
const bodies = new Map<string, Buffer>();

/** The event `network.beforeRequestSent` with the name of the body. */
export function withBody(event: Params, body: Buffer): Params {
  const name = String(bodies.size + 1);
  bodies.set(name, body);
  const headers = [...event.request.headers, { name: header, value: { type: 'string', value: name } }];
  return { ...event, request: { ...event.request, headers } };
}

/** Makes the page's requests return the bodies that they really sent. */
export function readBodies(page: Page): void {
  page.once('request', (request) => {
    Object.assign(Object.getPrototypeOf(request), {
      postDataBuffer(this: Request) {
        return bodies.get(this.headers()[header] ?? '') ?? null;
      },
      postData(this: Request) {
        return this.postDataBuffer()?.toString() ?? null;
      },
    });
  });
}
