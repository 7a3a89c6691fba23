import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Config } from './config.ts';
import { guardedLookup, urlFault } from './outside-url.ts';

/** `fetch` for a URL that somebody typed: it must not lead into our own network. Follows no redirect; sends texts only. */
export const guardedFetch =
  (config: Pick<Config, 'publicUrl'>): typeof fetch =>
  (input, { method = 'GET', headers, body, signal } = {}) => {
    const url = String(input);
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    // As `fetch` fails, whose callers read the code.
    const fail = (cause: unknown) => reject(Object.assign(new TypeError('fetch failed'), { cause }));
    if (urlFault(config, url) !== null) {
      fail({ code: 'EINSIDE' });
      return promise;
    }
    const start = url.startsWith('https:') ? httpsRequest : httpRequest;
    const request = start(
      url,
      {
        method,
        agent: false,
        lookup: guardedLookup(config),
        headers: Object.fromEntries(new Headers(headers)),
        ...(signal && { signal }),
      },
      (response) => {
        const { statusCode: status = 0 } = response;
        const hasBody = ![101, 204, 205, 304].includes(status);
        resolve(
          new Response(
            hasBody ? (Readable.toWeb(response) as ReadableStream<Uint8Array> as BodyInit) : null,
            {
              status,
              headers: Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
                values.map((value): [string, string] => [name, value]),
              ),
            },
          ),
        );
      },
    );
    request.on('error', fail);
    request.end(body as string | undefined);
    return promise;
  };
