import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { adminApi } from '#kit/paths/paths.ts';
import { getSignature } from '#messages/webhooks/server/send-webhook.ts';
import { type AddedWebhook, webhookApi } from '#messages/webhooks/webhooks.ts';
import { type AddedKey, keyApi } from '#office/keys/keys.ts';
import { freePort } from '../scripts/steps/free-port.mjs';
import { startWorkflow } from './support/ai-services.ts';
import { setUpWorkflow } from './support/article-writer.ts';
import { curl } from './support/curl.ts';
import { documentedCommands, getBlocks, readProjectFile } from './support/documents.ts';
import { send, signIn } from './support/instances.ts';
import { sendLead } from './support/leads.ts';
import { startTestServer } from './support/server.ts';
import { until } from './support/until.ts';

/** The response to each documented call, by a part of its line, in an order that works. */
const calls: [part: string, status: number, says: RegExp][] = [
  ['/readyz', 200, /"status":"ok"/],
  ['/api/services', 200, /"originalPrice"/],
  ['/api/contact', 201, /"id"/],
  ['/metrics', 200, /sunweave_leads_stored_total/],
  ['/api/admin/requests?', 200, /"Lopez"/],
  ['$callbackUrl', 201, /stored as a draft/],
];

test('every documented call gets the documented response', async (context) => {
  const workflow = await startWorkflow(() => ({ status: 202, json: {} }));
  context.after(workflow.close);
  const variables: Record<string, string> = { METRICS_TOKEN: 'a-token-of-the-test' };
  const server = await startTestServer(variables);
  context.after(server.close);
  const lines = documentedCommands.filter((line) => line.startsWith('curl '));
  assert.equal(lines.length, calls.length);
  const cookie = await signIn(server);
  const added = await send(server, 'POST', keyApi.keys, { json: { name: 'CRM', role: 'office' }, cookie });
  variables.API_KEY = ((await added.json()) as AddedKey).key;
  for (const [part, status, says] of calls) {
    const line = lines.find((candidate) => candidate.includes(part));
    assert.ok(line, `${part} is documented`);
    if (part === '$callbackUrl') {
      await setUpWorkflow(server.origin, cookie, workflow.url);
      await askForArticle(server.origin, cookie);
      await until(() => workflow.calls.length > 0);
      variables.callbackUrl = workflow.calls[0]!.body.callbackUrl;
    }
    const answer = await curl(line, { origin: server.origin, variables });
    assert.equal(answer.status, status, line);
    assert.match(await answer.text(), says, line);
  }
});

async function askForArticle(origin: string, cookie: string) {
  const answer = await fetch(`${origin}${adminApi.generateArticle}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ topic: 'Wool rugs' }),
  });
  assert.equal(answer.status, 201);
}

test('the two programs of clients.md work as they stand, in 20 lines each', async (context) => {
  const server = await startTestServer();
  context.after(server.close);
  const folder = await mkdtemp(join(tmpdir(), 'clients-'));
  context.after(() => rm(folder, { recursive: true }));
  const programs = getBlocks('docs/clients.md', 'js');
  const run = async (index: number, variables: Record<string, string>) => {
    const program = programs[index] ?? '';
    const lines = program.split('\n').filter((line) => line.trim() !== '');
    assert.ok(lines.length <= 20, `${lines.length} lines`);
    const path = join(folder, `${index}.mjs`);
    await writeFile(path, program);
    const child = spawn(process.execPath, [path], { env: variables, stdio: ['ignore', 'pipe', 'inherit'] });
    context.after(() => child.kill());
    return child;
  };
  const cookie = await signIn(server);
  const add = async <Added>(path: string, json: object): Promise<Added> => {
    const answer = await send(server, 'POST', path, { json, cookie });
    assert.equal(answer.status, 201, await answer.clone().text());
    return (await answer.json()) as Added;
  };
  const { key } = await add<AddedKey>(keyApi.keys, { name: 'CRM', role: 'office' });
  const PORT = String(await freePort());
  const hook = await add<AddedWebhook>(webhookApi.webhooks, { url: `http://127.0.0.1:${PORT}/` });
  const receiver = await run(1, { WEBHOOK_SECRET: hook.secret, PORT });
  const received = once(receiver.stdout, 'data');
  await until(() =>
    fetch(`http://127.0.0.1:${PORT}/`, { method: 'POST' }).then(
      ({ status }) => status === 401,
      () => false,
    ),
  );
  await sendLead(server.origin);
  assert.equal(String(await received), 'New lead: Ana\n');
  const caller = await run(0, { SITE: server.origin, API_KEY: key });
  assert.match(await text(caller.stdout), /^Ana, \S/);
  const left = await send(server, 'GET', `${adminApi.requests}?status=new`, { cookie });
  assert.deepEqual(await left.json(), []);
});

test('observability.md lists exactly the product’s series', {
  timeout: 60_000,
}, async (context) => {
  const server = await startTestServer({ METRICS_TOKEN: 'a-token-of-the-test' });
  context.after(server.close);
  const answer = await fetch(`${server.origin}/metrics`, {
    headers: { Authorization: 'Bearer a-token-of-the-test' },
  });
  const types = [...(await answer.text()).matchAll(/^# TYPE sunweave_(\w+) /gm)].map(([, name]) => name);
  const table = readProjectFile('docs/observability.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const rows = table.map((line) => line.split('|')[1] ?? '').filter((cell) => !/[{=(]|sunweave_/.test(cell));
  const listed = rows.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  assert.deepEqual(types.toSorted(), listed.toSorted());
});

test('api.md’s check of a webhook signature accepts only ours', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-'));
  context.after(() => rm(folder, { recursive: true }));
  const [shown = ''] = getBlocks('docs/api.md', 'js');
  await writeFile(join(folder, 'shown.mjs'), shown);
  const { isOurs } = (await import(join(folder, 'shown.mjs'))) as {
    isOurs: (secret: string, headers: Record<string, string>, body: string) => boolean;
  };
  const body = '{"type":"test"}';
  const signed = (time: number, secret = 'whsec_ours') => ({
    'webhook-timestamp': String(time),
    'webhook-signature': `sha256=${getSignature(secret, String(time), body)}`,
  });
  const now = Math.floor(Date.now() / 1000);
  assert.equal(isOurs('whsec_ours', signed(now), body), true);
  assert.equal(isOurs('whsec_ours', signed(now), `${body} `), false);
  assert.equal(isOurs('whsec_ours', signed(now, 'whsec_theirs'), body), false);
  assert.equal(isOurs('whsec_ours', signed(now - 3600), body), false);
  assert.equal(isOurs('whsec_ours', {}, body), false);
});
