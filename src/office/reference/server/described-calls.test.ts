import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type DescribedOperation,
  getOperations,
  readDocument,
} from '../../../../tests/support/api-caller.ts';
import { openTestApp } from '../../../../tests/support/app.ts';

/** Calls that take no `limit`, each with the reason why its list stays short. */
const boundedOtherwise = new Map([
  ['listPushSubscriptions', 'ten devices of one person'],
  ['listArticleJobs', 'the newest fifty'],
  ['getStatsSeries', 'the bars of one chart'],
  ['getInvoiceFigures', 'twelve months'],
  ['listAllCategories', 'a company has a few'],
  ['listCategories', 'a company has a few'],
  ['listDiscounts', 'the tiers of the settings'],
  ['listVisits', '62 days'],
  ['listBlocks', 'time off of these days'],
  ['listBusyHours', 'times of a calendar on these days'],
  ['listZipPoints', 'the service area and the visits of a month'],
  ['listWindows', 'the days on which customers can book'],
  ['listPostCategories', 'names of categories'],
  ['search', 'a few of each kind'],
  ['listSessions', 'sessions of one person'],
  ['listDeposits', 'deposits of one quote'],
  ['listTips', 'the tips of a year'],
  ['listKeptDeposits', 'the newest two hundred'],
  ['listRequestHistory', 'the newest thousand'],
  ['listQuoteHistory', 'the newest thousand'],
  ['listCodes', 'codes that staff add one by one'],
  ['listCrews', 'the crews of a company'],
  ['listPublishedPairs', 'pairs that staff publish one by one'],
  ['listWebhooks', 'twenty webhooks'],
  ['listWebhookDeliveries', 'the newest fifty'],
  ['listKeys', 'fifty keys'],
  ['listLegalPages', 'the three pages'],
  ['listSendings', 'the newest hundred'],
  ['listImports', 'the newest twenty'],
  ['listErasures', 'the newest hundred'],
  ['listPeople', 'the people of a company'],
]);

/** Why a POST that takes no Idempotency-Key does and sends nothing twice when it is repeated. */
const repeatable = new Map([
  ['addPushSubscription', 'one row for each endpoint'],
  ['signUp', 'an address gets one email in ten minutes'],
  ['retryFailedEmails', 'what is queued again is no longer failed'],
  ['retryEmail', 'refused once it was sent'],
  ['decideQuote', 'the same decision changes nothing'],
  ['refundDeposit', 'a deposit is refunded once'],
  ['retryArticle', 'only a failed one is written again'],
  ['createImport', 'nothing is stored before a run, and the same rows twice add nothing'],
  ['addPerson', 'a username is taken once'],
  ['addKey', 'a key that nobody saw opens nothing, and the list shows it'],
  ['testWriter', 'a test asks each time, and stores only that it worked'],
]);

const listParameters = ({ operation }: DescribedOperation): string[] =>
  (operation.parameters ?? []).map(({ name }) => name);

test('each call that answers a list has a bound', async (context) => {
  const operations = getOperations(await readDocument(await openTestApp(context)));
  const lists = operations.filter(
    ({ method, operation }) =>
      method === 'GET' &&
      Object.values(operation.responses[200]?.content ?? {}).some(({ schema }) => isList(schema)),
  );
  const unbounded = lists.filter((list) => !listParameters(list).includes('limit')).map(({ id }) => id);
  assert.deepEqual(unbounded.toSorted(), [...boundedOtherwise.keys()].toSorted());
  assert.ok(lists.length > unbounded.length);
});

const isList = (schema: unknown): boolean => {
  const { type, anyOf = [] } = (schema ?? {}) as { type?: string; anyOf?: unknown[] };
  return type === 'array' || anyOf.some(isList);
};

test('each call that makes or sends something takes an Idempotency-Key', async (context) => {
  const operations = getOperations(await readDocument(await openTestApp(context)));
  const withoutKey = operations.filter(
    (operation) => operation.method === 'POST' && !listParameters(operation).includes('Idempotency-Key'),
  );
  const makers = /^(create|add|send|test|book|publish|generate|record|refund|retry|signUp|decide)/;
  assert.deepEqual(
    withoutKey
      .map(({ id }) => id)
      .filter((id) => makers.test(id))
      .toSorted(),
    [...repeatable.keys()].toSorted(),
  );
});
