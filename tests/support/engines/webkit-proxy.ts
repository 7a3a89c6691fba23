import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Params } from './bidi-server.ts';
import { makeCertificate } from './certificate.ts';
import { withBody } from './request-bodies.ts';
import { pairs, withEval, withOwnStyles, withoutScripts, withoutSize } from './webkit-responses.ts';

const agent = new Agent({ keepAlive: true });
/** WebKit is told to accept it for any host. */
const certificate = makeCertificate();

export interface ProxyHooks {
  javaScriptEnabled: boolean;
  emit: (method: string, params: object) => void;
  /** The page that sends the request, and the navigation that it belongs to. */
  source: (httpRequest: IncomingMessage) => { context: string | undefined; navigation: string | null };
  /** The intercept that holds requests back, if there is one. */
  intercept: () => string | undefined;
}

/** WebKit has no protocol for its requests, so they pass a proxy that reports, holds, answers and refuses them. */
export async function startProxy({ javaScriptEnabled, emit, source, intercept }: ProxyHooks) {
  let isOffline = false;
  let count = 0;
  /** Requests that wait for a decision. */
  const held = new Map<string, (decision: Decision) => void>();
  const bodies = new Map<string, Buffer>();

  const server = createServer(async (httpRequest, response) => {
    const body = await getBody(httpRequest).catch(() => undefined);
    if (!body) return;
    if (isOffline) return void httpRequest.socket.destroy();
    const id = `request-${++count}`;
    const url = getUrl(httpRequest);
    const from = source(httpRequest);
    const facts = {
      ...from,
      redirectCount: 0,
      timestamp: Date.now(),
      request: {
        request: id,
        url,
        method: httpRequest.method,
        headers: getHeaders(httpRequest),
        destination: getDestination(httpRequest),
        initiatorType: getDestination(httpRequest) === '' ? 'fetch' : null,
        bodySize: body.length,
        timings: { requestTime: Date.now() },
      },
    };
    const intercepted = from.context ? intercept() : undefined;
    const decision = intercepted ? new Promise<Decision>((resolve) => held.set(id, resolve)) : undefined;
    const event = { ...facts, ...(intercepted && { intercepts: [intercepted], isBlocked: true }) };
    emit('network.beforeRequestSent', body.length > 0 ? withBody(event, body) : event);
    const decided = await decision;
    held.delete(id);
    const fail = () => {
      emit('network.fetchError', { ...facts, errorText: 'failed' });
      // If the connection just closed, WebKit would send a GET or DELETE once more by itself.
      httpRequest.socket.end('No response\r\n\r\n');
    };
    if (isOffline || decided?.method === 'fail') return fail();
    if (decided?.method === 'provide') {
      const { statusCode, headers = [], body: given } = decided.params;
      const rawHeaders = headers.flatMap(({ name, value }: Params) => [name, value.value]);
      const givenBody = Buffer.from(given?.value ?? '', given?.type === 'base64' ? 'base64' : 'utf8');
      return answer(facts, response, statusCode, withoutSize(rawHeaders), givenBody);
    }
    forward(
      httpRequest,
      decided?.params?.url ?? url,
      body,
      javaScriptEnabled,
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk) => chunks.push(chunk));
        if (!javaScriptEnabled) {
          const headers = withOwnStyles(withoutSize(withEval(reply.rawHeaders)));
          const plain = () => withoutScripts(Buffer.concat(chunks), reply.headers['content-type']);
          return void reply.on('end', () => answer(facts, response, reply.statusCode!, headers, plain()));
        }
        reply.on('end', () => report(facts, reply.statusCode!, reply.rawHeaders, Buffer.concat(chunks)));
        response.writeHead(reply.statusCode!, reply.statusMessage, withEval(reply.rawHeaders));
        response.flushHeaders();
        reply.pipe(response);
        response.on('close', () => reply.destroy());
      },
      fail,
    );
  });

  const report = (
    facts: { request: { request: string } },
    status: number,
    rawHeaders: string[],
    body: Buffer,
  ) => {
    bodies.set(facts.request.request, body);
    const headers = pairs(rawHeaders).map(([name, value]) => ({ name, value: { type: 'string', value } }));
    const response = {
      status,
      statusText: '',
      headers,
      protocol: 'http/1.1',
      headersSize: 0,
      bodySize: body.length,
    };
    emit('network.responseStarted', { ...facts, response });
    emit('network.responseCompleted', { ...facts, response });
  };

  const answer = (
    facts: Params,
    response: ServerResponse,
    status: number,
    headers: string[],
    body: Buffer,
  ) => {
    response.writeHead(status, headers);
    response.end(body);
    report(facts, status, headers, body);
  };

  server.on('connect', (_request, socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    server.emit('connection', new TLSSocket(socket as Socket, { isServer: true, ...certificate }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setOffline(value: boolean) {
      isOffline = value;
      if (value) server.closeAllConnections();
    },
    decide: (method: string, params: Params) => held.get(params.request)?.({ method, params }),
    body: (id: string) => bodies.get(id),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Decision {
  method: string;
  params: Params;
}

async function getBody(httpRequest: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of httpRequest) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function forward(
  { method, rawHeaders }: IncomingMessage,
  url: string,
  body: Buffer,
  isCompressible: boolean,
  onReply: (reply: IncomingMessage) => void,
  onError: () => void,
) {
  // No test reaches another site.
  if (url.startsWith('https:')) return onError();
  let headers = pairs(rawHeaders).filter(([name]) => !/^(proxy-|connection$|content-length$)/i.test(name));
  if (!isCompressible) headers = headers.filter(([name]) => name.toLowerCase() !== 'accept-encoding');
  if (body.length > 0) headers.push(['Content-Length', String(body.length)]);
  const sent = request(url, { agent, method, headers: headers.flat() });
  sent.on('response', onReply);
  sent.on('error', onError);
  sent.end(body);
}

/** Within TLS, a request names its path only. */
const getUrl = ({ url, headers, socket }: IncomingMessage) =>
  socket instanceof TLSSocket ? `https://${headers.host}${url}` : url!;

const getHeaders = ({ rawHeaders }: IncomingMessage) =>
  pairs(rawHeaders).map(([name, value]) => ({ name, value: { type: 'string', value } }));

function getDestination({ headers }: IncomingMessage): string {
  const destination = headers['sec-fetch-dest'];
  if (typeof destination === 'string') return destination === 'empty' ? '' : destination;
  return headers.accept?.startsWith('text/html') ? 'document' : '';
}

export type NetworkProxy = Awaited<ReturnType<typeof startProxy>>;
