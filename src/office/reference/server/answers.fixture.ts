import assert from 'node:assert/strict';
import { after } from 'node:test';
import { admin } from '../../../../tests/support/admin.ts';
import { answerFaults, getOperations, readDocument } from '../../../../tests/support/api-caller.ts';
import { createTestApp } from '../../../../tests/support/app.ts';
import { setUpWriter } from '../../../../tests/support/article-writer.ts';
import { auditedCalls, sometimesAudited } from '../../../../tests/support/audited-calls.ts';
import { makePhoto } from '../../../../tests/support/photos.ts';

const officeTags = [
  'Sign-in',
  'Password links',
  'Figures',
  'Analytics',
  'Search',
  'Alerts',
  'Devices',
  'Keys',
  'Webhooks',
  'Trash',
  'Imports',
  'Privacy',
  'Settings',
  'System',
  'Site copy',
  'Account',
];

export const t = await createTestApp();
await setUpWriter(t);
after(t.close);
const document = await readDocument(t);
const operations = getOperations(document);
const seen = new Set<string>();
/** Calls that wrote to the audit log. */
const audited = new Set<string>();

interface Sent {
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
  status?: number;
}

// biome-ignore lint/suspicious/noExplicitAny: each call knows what it gets; the document has just checked it
type Content = any;

/** Calls one operation of the document, holds its answer against what is described, and returns its content. */
export async function call(
  id: string,
  { params = {}, query = '', body, headers, status }: Sent = {},
): Promise<Content> {
  const found = operations.find((operation) => operation.id === id);
  assert.ok(found, `${id} is an operation`);
  const path = found.path.replace(/\{(\w+)\}/g, (_match, name) => String(params[name])) + query;
  const entries = await countEntries();
  const answer = await send(found.method, path, body, headers);
  if ((await countEntries()) > entries) audited.add(id);
  const wanted = status ?? Number(Object.keys(found.operation.responses).find((code) => /^2/.test(code)));
  const copy = answer.clone();
  assert.deepEqual(await answerFaults(document, found, answer), [], `${id} answers as described`);
  assert.equal(copy.status, wanted, `${id}: ${await copy.clone().text()}`);
  if (wanted < 300) seen.add(id);
  const isJson = /json/.test(copy.headers.get('Content-Type') ?? '');
  return isJson ? copy.json() : copy.text();
}

const send = async (method: string, path: string, body: unknown, headers?: Record<string, string>) =>
  body instanceof FormData
    ? t.app.request(path, { method, body, headers: { ...headers, Cookie: await cookie } })
    : t.adminCall(method, path, body, headers);

/** Another session than the one that `adminCall` keeps. */
const cookie = t.adminCall('GET', '/api/auth/me').then(async () => {
  const answer = await t.call('POST', '/api/auth/login', admin);
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
});

export const photo = async (width = 40, height = 30) => {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(await makePhoto(width, height))], 'x.jpg'));
  return form;
};

/** The first call of a test signs in. */
const countEntries = async () => {
  const entries = t.deps.db.selectFrom('events').where('isAudit', '=', 1).where('type', '!=', 'signed-in');
  return (await entries.select('id').execute()).length;
};

/** Calls made in this file that should have written to the audit log but didn't, or the reverse. */
export const wronglyAudited = () => {
  const isWrong = (id: string) =>
    !sometimesAudited.includes(id) && audited.has(id) !== auditedCalls.includes(id);
  const ofPanel = operations.filter(({ id, path }) => seen.has(id) && path.startsWith('/api/admin/'));
  return ofPanel.map(({ id }) => id).filter(isWrong);
};

/** Calls about the office itself, or all others, that no test has seen succeed. */
export const unseen = (about: 'office' | 'the rest') =>
  operations
    .filter(({ operation }) => officeTags.includes(operation.tags[0]!) === (about === 'office'))
    .map(({ id }) => id)
    .filter((id) => !seen.has(id));
