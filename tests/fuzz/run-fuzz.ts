import assert from 'node:assert/strict';
import { Agent, request as startRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { api, health } from '#kit/paths/paths.ts';
import { contactBody } from '../support/leads.ts';
import { checkAnswer } from './check-answer.ts';
import { anyRequest, type FuzzRequest } from './fuzz-request.ts';
import { openWorld, type World } from './world.ts';

interface Summary {
  requests: number;
  byStatus: Record<string, number>;
  byKind: Record<string, number>;
}

/** Sends that many requests over a real socket; throws the smallest one with a wrong response, and the seed. */
export async function runFuzz({ runs, seed }: { runs: number; seed: number }): Promise<Summary> {
  const world = await openWorld();
  const agent = new Agent({ keepAlive: true });
  const summary: Summary = { requests: 0, byStatus: {}, byKind: {} };
  try {
    const property = fc.asyncProperty(anyRequest(world), async (request) => {
      const answer = await send(world.port, agent, request);
      summary.requests += 1;
      count(summary.byStatus, String(answer.status));
      count(summary.byKind, request.kind);
      const faults = await checkAnswer(world, request, answer);
      assert.deepEqual(faults, [], `${request.kind}: ${request.method} ${request.target}`);
      assert.deepEqual(world.logged.splice(0), [], 'nothing is logged as an error');
    });
    await fc.assert(property, { numRuns: runs, seed, reporter: tell });
    await checkHealth(world, agent);
    return summary;
  } finally {
    agent.destroy();
    await world.close();
  }
}

async function checkHealth({ port }: World, agent: Agent): Promise<void> {
  const to = (method: string, target: string, body: string | null = null) =>
    send(port, agent, { method, target, body, headers: { 'Content-Type': 'application/json' } });
  assert.equal((await to('GET', health.ready)).status, 200, 'it is ready afterwards');
  const lead = await to('POST', api.contact, JSON.stringify(contactBody()));
  assert.equal(lead.status, 201, 'it takes a lead afterwards');
}

function send(
  port: number,
  agent: Agent,
  { method, target, headers, body }: Pick<FuzzRequest, 'method' | 'target' | 'headers' | 'body'>,
): Promise<Response> {
  // Refusing an unread body closes its connection, which no other request may be using.
  const isLong = (body?.length ?? 0) > 1_000_000;
  return new Promise((resolve, reject) => {
    const call = startRequest({
      port,
      host: '127.0.0.1',
      method,
      path: target,
      headers,
      agent: isLong ? false : agent,
      timeout: 20_000,
    });
    call.on('timeout', () => call.destroy(new Error('no answer within 20 seconds')));
    call.on('error', reject);
    call.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        const hasBody = chunks.length > 0 && ![204, 304].includes(status);
        const given = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value) => [name, value] as [string, string]),
        );
        const body = unpacked(Buffer.concat(chunks), answer.headers['content-encoding']);
        resolve(new Response(hasBody ? body : null, { status, headers: given }));
      });
    });
    call.end(body ?? undefined);
  });
}

function unpacked(body: Buffer<ArrayBuffer>, encoding?: string): Buffer<ArrayBuffer> {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  if (encoding === 'zstd') return zstdDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

function count(counts: Record<string, number>, name: string) {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** The request, shortened for the message. */
function tell(details: fc.RunDetails<[FuzzRequest]>): void {
  if (!details.failed) return;
  const [request] = details.counterexample ?? [];
  const { operation, body, ...shown } = request ?? ({} as FuzzRequest);
  const text = typeof body === 'string' ? body.slice(0, 2000) : body && `${body.length} bytes`;
  const reason = details.errorInstance instanceof Error ? details.errorInstance.message : '';
  throw new Error(
    `seed ${details.seed}, after ${details.numRuns} requests, ${operation?.id}: ${reason}\n${JSON.stringify({ ...shown, body: text }, null, 2)}`,
  );
}
