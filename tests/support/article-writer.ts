import assert from 'node:assert/strict';
import { type WriterInput, writerApi } from '#articles/drafts/writer-connection.ts';
import type { TestApp } from './app.ts';

/** As an owner sets it up. By default a workflow that nothing asks, because no worker runs. */
export async function setUpWriter(
  t: Pick<TestApp, 'adminCall'>,
  connection: Partial<WriterInput> = {},
): Promise<void> {
  const body = { kind: 'workflow', url: 'http://127.0.0.1:9/', model: '', ...connection, version: 1 };
  const answer = await t.adminCall('PUT', writerApi.connection, body);
  assert.equal(answer.status, 200, await answer.clone().text());
}

/** The same for a server that runs. */
export async function setUpWorkflow(origin: string, cookie: string, url: string): Promise<void> {
  const answer = await fetch(origin + writerApi.connection, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ kind: 'workflow', url, model: '', version: 1 }),
  });
  assert.equal(answer.status, 200, await answer.clone().text());
}
