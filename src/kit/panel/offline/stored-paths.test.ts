import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerApi, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import { webhookApi } from '#messages/webhooks/webhooks.ts';
import { privacyApi } from '#office/privacy/privacy.ts';
import { isStored } from './stored-paths.ts';

const seen = [
  api.me,
  adminApi.today,
  `${adminApi.requests}?search=Kim&limit=20`,
  adminApi.request(7),
  adminApi.quote(7),
  adminApi.quoteHistory(7),
  `${customerApi.customers}?limit=20`,
  customerApi.customer(7),
  `${visitApi.visits}?from=2026-11-23&to=2026-11-29`,
  `${adminApi.schedule}?from=2026-11-23`,
];

const never = [
  api.login,
  visitApi.quoteLink(7),
  visitApi.crewCalendarFeed(7),
  adminApi.calendarFeed,
  adminApi.requestsCsv,
  adminApi.quotesCsv,
  adminApi.subscribersCsv,
  adminApi.auditCsv,
  adminApi.audit,
  adminApi.sessions,
  adminApi.account,
  adminApi.backupCodes,
  adminApi.people,
  adminApi.person('7'),
  webhookApi.webhooks,
  adminApi.outboxEmail(7),
  privacyApi.export,
  `${adminApi.search}?q=Kim`,
  adminApi.system,
];

test('what was seen in lists, the schedule and details is stored', () => {
  assert.deepEqual(
    seen.filter((path) => !isStored(path)),
    [],
  );
});

test('links that grant access, exports, emails, sessions and people are never stored', () => {
  assert.deepEqual(never.filter(isStored), []);
});
