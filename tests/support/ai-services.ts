import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

interface Call {
  headers: IncomingHttpHeaders;
  /** The raw body. */
  raw: string;
}

/** A request to a workflow. */
export interface WorkflowCall extends Call {
  body: { topic: string; callbackUrl: string; jobId: number };
}

/** A request to a model. */
interface ModelCall extends Call {
  body: { model: string; messages: { role: string; content: string }[]; response_format?: { type: string } };
}

/** `text` is sent raw, `json` as JSON; undefined never responds. */
export interface Reply {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
}

type Answer<Asked extends Call> = (call: Asked, index: number) => Reply | null | Promise<Reply | null>;

/** A real HTTP server on a free loopback port, like an automation workflow. */
export const startWorkflow = (answer: Answer<WorkflowCall>) => startService(answer);

/** A real OpenAI-compatible server; `answer` returns the model's text, or a failure. */
export async function startModel(answer: (call: ModelCall, index: number) => string | Reply | null) {
  const service = await startService<ModelCall>((call, index) => {
    const reply = answer(call, index);
    if (typeof reply !== 'string') return reply;
    const choice = { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: reply } };
    return {
      json: { id: `chat-${index}`, object: 'chat.completion', created: 1, model: 'm', choices: [choice] },
    };
  });
  return { ...service, url: `${service.url}/v1` };
}

async function startService<Asked extends Call>(answer: Answer<Asked>) {
  const calls: Asked[] = [];
  const server = createServer(async (request, response) => {
    const raw = await readText(request).catch(() => null);
    if (raw === null) return;
    const call = { headers: request.headers, raw, body: JSON.parse(raw) } as unknown as Asked;
    calls.push(call);
    const reply = await answer(call, calls.length - 1);
    if (reply) send(response, reply);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, { status = 200, json, text, headers }: Reply) {
  const type = json === undefined ? {} : { 'Content-Type': 'application/json' };
  response.writeHead(status, { ...type, ...headers });
  response.end(json === undefined ? (text ?? '') : JSON.stringify(json));
}
