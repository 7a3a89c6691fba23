import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import { codeOfStep, stepAt } from '#people/sign-in/server/totp.ts';
import { admin } from '../../tests/support/admin.ts';
import { plainSecret } from '../../tests/support/codes.ts';
import { contactBody } from '../../tests/support/leads.ts';
import { startTestServer, type TestServer } from '../../tests/support/server.ts';
import { startInbox } from '../../tests/support/smtp.ts';
import { until } from '../../tests/support/until.ts';

const movableClock = new URL('../../tests/support/movable-clock.mjs', import.meta.url).href;
const eightDays = 8 * 86_400_000;

let isMailRefused = false;
let inbox: Awaited<ReturnType<typeof startInbox>>;
let server: TestServer;
let aheadMs = 0;

before(async () => {
  inbox = await startInbox({ refuseRecipient: () => (isMailRefused ? 451 : undefined) });
  server = await startTestServer(({ dataDir }) => ({
    NODE_OPTIONS: `--import=${movableClock}`,
    CLOCK_FILE: join(dataDir, 'clock'),
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: inbox.url,
  }));
});

after(async () => {
  await server?.close();
  await inbox?.close();
});

/** Resolves once the server's answers carry the new time. */
async function setClock(ahead: number) {
  aheadMs = ahead;
  await writeFile(join(server.database.dataDir, 'clock'), String(ahead));
  await until(async () => {
    const { createdAt } = await readLead(await sendLead(`clock-${crypto.randomUUID()}`));
    return Math.abs(Date.parse(createdAt) - Date.now() - ahead) < 60_000;
  });
}

let cookie = '';
const keepCookie = (answer: Response) => {
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  return answer;
};

const send = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': '203.0.113.9',
      Cookie: cookie,
      ...headers,
    },
    body: JSON.stringify(body),
  });

async function sendLead(key: string): Promise<number> {
  const answer = await send(api.contact, contactBody({ firstName: key.slice(0, 20) }), {
    'Idempotency-Key': key,
    'X-Forwarded-For': `10.1.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
  });
  assert.equal(answer.status, 201);
  return ((await answer.json()) as { id: number }).id;
}

async function readLead(id: number) {
  const answer = await fetch(`${server.origin}${adminApi.requests}?limit=200`, {
    headers: { Cookie: cookie },
  });
  if (answer.status === 401) {
    await signIn();
    return readLead(id);
  }
  const leads = (await answer.json()) as { id: number; createdAt: string }[];
  return leads.find((lead) => lead.id === id)!;
}

async function readEmail(search: string) {
  const answer = await fetch(`${server.origin}${adminApi.outbox}?search=${search}`, {
    headers: { Cookie: cookie },
  });
  const [email] = (await answer.json()) as { attempts: number }[];
  return email!;
}

let secret = '';
let lastStep = 0;

/** With the next code that the app shows: a code is good once. */
async function signIn() {
  const answer = keepCookie(await send(api.login, admin));
  assert.equal(answer.status, 200, 'password');
  if (secret === '') return;
  lastStep = lastStep === stepAt(Date.now() + aheadMs) ? lastStep + 1 : stepAt(Date.now() + aheadMs);
  const challenge = answer.headers.getSetCookie()[0]!.split(';')[0]!;
  const code = { code: codeOfStep(secret, lastStep) };
  assert.equal(keepCookie(await send(api.loginCode, code, { Cookie: challenge })).status, 200, 'code');
}

async function turnOnCodes() {
  const setUp = await send(adminApi.secondFactor, { currentPassword: admin.password });
  const { uri } = (await setUp.json()) as { uri: string };
  secret = plainSecret(new URL(uri).searchParams.get('secret')!);
  lastStep = stepAt(Date.now());
  const confirmed = await send(adminApi.confirmSecondFactor, { code: codeOfStep(secret, lastStep) });
  assert.equal(confirmed.status, 200);
}

/** Until the account has to wait. On a busy machine the first waits are over before the next try. */
async function failToSignIn() {
  const wrong = { ...admin, password: 'not the password' };
  await until(async () => (await send(api.login, wrong)).status === 429);
}

const untilMailed = (name: string) =>
  until(() => inbox.emails.some(({ headers }) => headers.subject?.includes(name)));

test('a clock that jumps eight days ahead and back locks nobody out, and every lead sends its email', async () => {
  await signIn();
  await turnOnCodes();
  await sendLead('before');
  await untilMailed('before');

  await setClock(eightDays);
  isMailRefused = true;
  await signIn();
  const ahead = await sendLead('sent-while-ahead');
  await until(async () => (await readEmail('sent-while-ahead')).attempts > 0);
  await failToSignIn();

  // Before the clock is back: whatever then wakes the outbox tries it right away, and refused it would wait a minute.
  isMailRefused = false;
  await setClock(0);
  await signIn();
  assert.equal(await sendLead('sent-while-ahead'), ahead);
  // Its e-mail waits for a time that is eight days off now; the next lead wakes the outbox.
  await sendLead('after');
  await untilMailed('sent-while-ahead');
  await untilMailed('after');
  assert.equal(inbox.emails.filter(({ headers }) => headers.subject?.includes('sent-while-ahead')).length, 1);
});
