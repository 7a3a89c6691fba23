import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTransaction } from '#kit/db/transaction.ts';
import { api, paths } from '#kit/paths/paths.ts';
import { ensureQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { answerFaults, getOperations, readDocument } from '../../../../tests/support/api-caller.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';

/** Names that every object inherits. */
const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

/** Each text that a visitor's form or call takes is the word. */
const request = (word: string, index: number) => ({
  firstName: word,
  lastName: word,
  email: `${word}@example.com`,
  phone: `818555010${index}`,
  service: word,
  message: word,
  source: { landingPage: `/${word}`, utmSource: word, utmMedium: word, utmCampaign: word },
});

const quote = (word: string, serviceId: number) => ({
  items: [{ serviceId, quantity: 1 }],
  contactMethod: 'sms',
  zipCode: '91501',
  preferredDate: '2026-12-01',
  preferredTime: word,
  notes: word,
});

test('a name that every object inherits is a word like any other, in every field and on every screen', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db);
  for (const [index, word] of words.entries()) {
    const body = request(word, index);
    await stores(t, api.contact, body);
    await stores(t, api.contact, { ...body, service: 'Quote Request', quote: quote(word, serviceId) });
    await stores(t, api.newsletter, { email: body.email, source: word });
  }
  const { id: quoteId } = await t.deps.db
    .selectFrom('quotes')
    .select('id')
    .where('firstName', '=', '__proto__')
    .executeTakeFirstOrThrow();
  const page = await inTransaction(t.deps.db, (trx) => ensureQuotePage(trx, quoteId, t.deps.clock()));
  for (const path of [paths.quote(page.token), `/es${paths.quote(page.token)}`]) {
    assert.equal((await t.app.request(path)).status, 200, path);
  }
  const document = await readDocument(t);
  const reads = getOperations(document).filter(
    ({ method, path }) => method === 'GET' && path.startsWith('/api/admin/'),
  );
  for (const operation of reads) {
    const path = operation.path.replace(/\{\w+\}/g, '2');
    for (const query of listQueries(operation.operation.parameters ?? [])) {
      const answer = await t.adminCall('GET', `${path}?${query}`);
      assert.ok(answer.status < 500, `${operation.id} with ${query} responds ${answer.status}`);
      if (answer.ok) assert.deepEqual(await answerFaults(document, operation, answer), [], operation.id);
    }
  }
});

const stores = async (t: TestApp, path: string, body: object) => {
  const answer = await t.call('POST', path, JSON.parse(JSON.stringify(body)));
  assert.ok(answer.status < 300, `${path} takes it: ${await answer.clone().text()}`);
};

/** Lists the queries of a call: the parameters that it needs, with each word to search for where it searches. */
function listQueries(parameters: readonly { name: string; in?: string }[]): string[] {
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const needed = Object.entries({ from: '2026-11-01', to: '2026-12-20', days: '30', month: '2026-12' })
    .filter(([name]) => names.includes(name))
    .map(([name, value]) => `${name}=${value}`);
  const searched = names.filter((name) => ['search', 'q', 'email'].includes(name));
  const words = searched.length === 0 ? [''] : ['', ...searched.map((name) => `${name}=constructor`)];
  return words.map((word) => [...needed, word].filter(Boolean).join('&'));
}
