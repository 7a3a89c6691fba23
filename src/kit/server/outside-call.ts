import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';

interface OutsideCall {
  url: string;
  headers: OutgoingHttpHeaders;
  body: string | Buffer;
}

export interface OutsideResponse {
  status: number;
  /** As the header says; empty without it. */
  retryAfter: string;
}

/** Posts once, on a connection of its own. Follows no redirect and reads no body, which may be endless. */
export function postOutside(
  { url, headers, body }: OutsideCall,
  lookup: LookupFunction,
  signal: AbortSignal,
): Promise<OutsideResponse> {
  const start = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = start(
      url,
      {
        method: 'POST',
        agent: false,
        lookup,
        signal,
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      },
      (response: IncomingMessage) => {
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'] ?? '',
        });
        response.destroy();
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
