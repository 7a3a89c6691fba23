import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoteApi, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { openMessages, subjects } from '#messages/planned/server/messages.fixture.ts';
import { webhookApi } from '#messages/webhooks/webhooks.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { type Lead, parseVisit, tuesday } from './booking.fixture.ts';

type Site = Awaited<ReturnType<typeof openMessages>>;

interface Around {
  site: Site;
  lead: Lead;
  /** Changes the visit, as staff. */
  patch: (changes: object) => Promise<Response>;
  patchQuote: (changes: object) => Promise<Response>;
  visit: () => Promise<Visit>;
}

interface Act {
  name: string;
  /** Changes the booked visit before the act; its messages have left by then. */
  before?: (around: Around) => Promise<Response | undefined>;
  act: (around: Around) => Promise<Response | undefined>;
  now?: string;
  visit: string;
  /** Status and day; null if it is in the trash. */
  quote: string | null;
  /** Messages that the customer gets at once, in the next seconds. */
  emails: string[];
  /** Messages that wait for their time. */
  planned: string[];
  /** The status that webhooks name. */
  webhook?: string;
  /** The last entry of the history about the visit ends with this. */
  history?: RegExp;
  /** Subjects of the emails to the business. */
  owner?: RegExp[];
}

const reminders = ['reminder-day', 'reminder-hours'];
const afterwards = ['due-again'];
const onTheDay = '2026-12-01T16:10:00.000Z';
const booked = 'Your visit is booked';
const moved = 'Your visit has moved';
const cancelled = 'Your visit is cancelled';
const wednesday = { date: '2026-12-02', from: '10:00', to: '12:00' };
const idempotent = () => ({ 'Idempotency-Key': crypto.randomUUID() });
const isCancelled = { visit: 'cancelled', emails: [cancelled], planned: [] };

const acts: Act[] = [
  {
    name: 'the customer moves it',
    act: async ({ site, lead, visit }) => site.move(lead, { version: (await visit()).version, ...wednesday }),
    visit: 'booked',
    quote: 'scheduled 2026-12-02 10 AM to 12 PM',
    emails: [moved],
    planned: reminders,
    history: /December 2.*booked$/,
    owner: [/^Visit moved/],
  },
  {
    name: 'the customer cancels it',
    act: async ({ site, lead, visit }) =>
      site.cancel(lead, { version: (await visit()).version, reason: 'ill' }),
    ...isCancelled,
    quote: 'contacted',
    webhook: 'contacted',
    history: /cancelled \(ill\)$/,
    owner: [/^Visit cancelled/],
  },
  {
    name: 'staff move it',
    act: ({ patch }) => patch(wednesday),
    visit: 'booked',
    quote: 'scheduled 2026-12-02 10 AM to 12 PM',
    emails: [moved],
    planned: reminders,
    history: /December 2.*booked$/,
  },
  {
    name: 'staff enter another day for the quote',
    act: ({ patchQuote }) => patchQuote({ preferredDate: '2026-12-02', preferredTime: 'Morning' }),
    visit: 'booked',
    quote: 'scheduled 2026-12-02 Morning',
    emails: [moved],
    planned: reminders,
    history: /December 2.*8 AM to 12 PM.*booked$/,
  },
  {
    name: 'staff cancel it',
    act: ({ patch }) => patch({ status: 'cancelled', reason: 'truck broke' }),
    ...isCancelled,
    quote: 'contacted',
    webhook: 'contacted',
    history: /cancelled \(truck broke\)$/,
  },
  ...(['new', 'contacted'] as const).map(
    (status): Act => ({
      name: `staff set the quote to ${status}`,
      act: ({ patchQuote }) => patchQuote({ status }),
      ...isCancelled,
      quote: status,
      webhook: status,
      history: new RegExp(`cancelled \\(quote set to ${status}\\)$`),
    }),
  ),
  {
    name: 'staff set the quote to contacted and enter the day that its customer wants instead',
    act: ({ patchQuote }) =>
      patchQuote({ status: 'contacted', preferredDate: '2026-12-09', preferredTime: '' }),
    ...isCancelled,
    quote: 'contacted 2026-12-09',
    webhook: 'contacted',
  },
  {
    name: 'staff set the quote to completed',
    act: ({ patchQuote }) => patchQuote({ status: 'completed' }),
    now: onTheDay,
    visit: 'done',
    quote: 'completed 2026-12-01 8 to 10 AM',
    emails: ['Thank you'],
    planned: afterwards,
    webhook: 'completed',
    history: /done$/,
  },
  {
    name: 'staff set the request to new',
    act: ({ site: { t }, lead }) => t.adminCall('PATCH', adminApi.request(lead.requestId), { status: 'new' }),
    ...isCancelled,
    quote: 'new',
    webhook: 'new',
  },
  {
    name: 'staff cancel the request',
    act: ({ site: { t }, lead }) =>
      t.adminCall('PATCH', adminApi.request(lead.requestId), { status: 'cancelled' }),
    ...isCancelled,
    quote: 'contacted',
    webhook: 'contacted',
    history: /cancelled \(request cancelled\)$/,
  },
  {
    name: 'staff delete the quote',
    act: ({ site: { t }, lead }) =>
      t.adminCall('DELETE', adminApi.quote(lead.quoteId), undefined, idempotent()),
    ...isCancelled,
    quote: null,
    webhook: 'contacted',
    history: /cancelled \(quote deleted\)$/,
  },
  {
    name: 'staff delete the request',
    act: ({ site: { t }, lead }) =>
      t.adminCall('DELETE', adminApi.request(lead.requestId), undefined, idempotent()),
    ...isCancelled,
    quote: null,
    webhook: 'contacted',
    history: /cancelled \(request deleted\)$/,
  },
  {
    name: 'staff restore the quote',
    before: ({ site: { t }, lead }) =>
      t.adminCall('DELETE', adminApi.quote(lead.quoteId), undefined, idempotent()),
    act: ({ site: { t }, lead }) => t.adminCall('POST', adminApi.restoreQuote(lead.quoteId)),
    visit: 'cancelled',
    quote: 'contacted',
    emails: [],
    planned: [],
  },
  {
    name: 'the customer declines the quote of a visit that staff booked',
    before: async ({ site: { t }, lead, patch }) => {
      await patch({ status: 'cancelled' });
      await t.adminCall('POST', visitApi.reopenQuote(lead.quoteId));
      return t.adminCall('POST', visitApi.visits, { quoteId: lead.quoteId, crewId: 1, ...tuesday });
    },
    act: async ({ site, lead }) => {
      const { version } = await site.quote(lead);
      return site.t.call('POST', quoteApi.decision(lead.token), { version, decision: 'declined' });
    },
    ...isCancelled,
    quote: 'contacted',
    webhook: 'contacted',
    owner: [/declined/],
  },
  {
    name: 'staff book it',
    before: ({ patch }) => patch({ status: 'cancelled' }),
    act: ({ site: { t }, lead }) =>
      t.adminCall('POST', visitApi.visits, { quoteId: lead.quoteId, crewId: 1, ...wednesday }),
    visit: 'booked',
    quote: 'scheduled 2026-12-02 10 AM to 12 PM',
    emails: [booked],
    planned: reminders,
    webhook: 'scheduled',
    history: /booked$/,
  },
  {
    name: 'staff reopen a cancelled one',
    before: ({ patch }) => patch({ status: 'cancelled' }),
    act: ({ patch }) => patch({ status: 'booked' }),
    visit: 'booked',
    quote: 'scheduled 2026-12-01 8 to 10 AM',
    emails: [booked],
    planned: reminders,
    webhook: 'scheduled',
  },
  {
    name: 'staff reopen one that was set to missed by mistake',
    before: ({ patch }) => patch({ status: 'no-show' }),
    act: ({ patch }) => patch({ status: 'booked' }),
    visit: 'booked',
    quote: 'scheduled 2026-12-01 8 to 10 AM',
    emails: [],
    planned: reminders,
    webhook: 'scheduled',
  },
  {
    name: 'staff set it to done',
    act: ({ patch }) => patch({ status: 'done' }),
    now: onTheDay,
    visit: 'done',
    quote: 'completed 2026-12-01 8 to 10 AM',
    emails: ['Thank you'],
    planned: afterwards,
    webhook: 'completed',
    history: /done$/,
  },
  {
    name: 'nobody was there',
    act: ({ patch }) => patch({ status: 'no-show' }),
    now: onTheDay,
    visit: 'no-show',
    quote: 'contacted',
    emails: [],
    planned: [],
    webhook: 'contacted',
    history: /no-show$/,
  },
  {
    name: 'the crew is on the way',
    act: ({ patch }) => patch({ status: 'on-the-way' }),
    now: onTheDay,
    visit: 'on-the-way',
    quote: 'scheduled 2026-12-01 8 to 10 AM',
    emails: ['We’re on our way'],
    planned: [],
    history: /on-the-way$/,
  },
  {
    name: 'the crew has come',
    act: ({ patch }) => patch({ status: 'started' }),
    now: onTheDay,
    visit: 'started',
    quote: 'scheduled 2026-12-01 8 to 10 AM',
    emails: [],
    planned: [],
    history: /started$/,
  },
];

for (const { name, before, act, now, ...expected } of acts) {
  test(`what follows when ${name}`, async (context) => {
    const site = await openMessages(context);
    const { t } = site;
    const lead = await site.lead();
    const { id } = await parseVisit(await site.book(lead));
    const visits = () =>
      t.deps.db.selectFrom('visits').selectAll().where('quoteId', '=', lead.quoteId).orderBy('id').execute();
    const around: Around = {
      site,
      lead,
      visit: async () => (await (await t.adminCall('GET', visitApi.visit(id))).json()) as Visit,
      patch: async (changes) =>
        t.adminCall('PATCH', visitApi.visit(id), { version: (await visits())[0]!.version, ...changes }),
      patchQuote: async (changes) => {
        const { version } = await site.staffQuote(lead);
        return t.adminCall('PUT', adminApi.quote(lead.quoteId), { version, ...changes });
      },
    };
    if (now) t.setNow(now);
    await isTaken(await before?.(around));
    await site.run();
    const url = 'http://127.0.0.1:9/hook';
    assert.equal((await t.adminCall('POST', webhookApi.webhooks, { url })).status, 201);
    const mailed = await emailIds(site);
    await isTaken(await act(around));
    const toOwner = await ownerSubjects(site, mailed);
    const seconds = new Date(t.deps.clock().getTime() + 10_000).toISOString();
    const emails = [...subjects(await site.run()), ...subjects(await site.at(seconds))];
    const quote = await t.deps.db
      .selectFrom('quotes')
      .selectAll()
      .where('id', '=', lead.quoteId)
      .executeTakeFirstOrThrow();
    const day = [quote.status, quote.preferredDate, quote.preferredTime].filter(Boolean).join(' ');
    assert.deepEqual(
      {
        visit: (await visits()).at(-1)!.status,
        quote: quote.deletedAt === null ? day : null,
        emails,
        planned: await plannedKinds(site),
        webhook: await webhookStatus(site),
      },
      {
        visit: expected.visit,
        quote: expected.quote,
        emails: expected.emails,
        planned: expected.planned,
        webhook: expected.webhook,
      },
    );
    if (expected.history) assert.match(await lastVisitEntry(site, lead), expected.history);
    assert.equal(toOwner.length, expected.owner?.length ?? 0, JSON.stringify(toOwner));
    expected.owner?.forEach((subject, index) => {
      assert.match(toOwner[index]!, subject);
    });
  });
}

const isTaken = async (answer: Response | undefined) => {
  if (answer) assert.ok(answer.ok, await answer.clone().text());
};

async function emailIds({ t }: Site): Promise<number> {
  const rows = await t.deps.db.selectFrom('outbox').select('id').orderBy('id').execute();
  return rows.at(-1)?.id ?? 0;
}

/** Lists the subjects of the emails that do not go to the customer. */
async function ownerSubjects({ t }: Site, since: number): Promise<string[]> {
  const rows = await t.deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'email')
    .where('messageId', 'is', null)
    .where('id', '>', since)
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => (JSON.parse(payload) as { subject: string }).subject);
}

async function plannedKinds({ t }: Site): Promise<string[]> {
  const rows = await t.deps.db
    .selectFrom('messages')
    .select('kind')
    .where('status', '=', 'planned')
    .where('kind', 'not in', ['follow-up-1', 'follow-up-2'])
    .orderBy('dueAt')
    .execute();
  return rows.map(({ kind }) => kind);
}

async function webhookStatus({ t }: Site): Promise<string | undefined> {
  const rows = await t.deps.db.selectFrom('outbox').select('payload').where('kind', '=', 'webhook').execute();
  const events = rows.map(
    ({ payload }) => JSON.parse(payload) as { type: string; data: { quote?: { status: string } } },
  );
  const statuses = events.filter(({ type }) => type === 'quote.status-changed');
  assert.ok(statuses.length <= 1, 'one change of the status is announced once');
  return statuses[0]?.data.quote?.status;
}

async function lastVisitEntry({ t }: Site, { quoteId }: Lead): Promise<string> {
  const rows = await t.deps.db
    .selectFrom('events')
    .select('content')
    .where('isAudit', '=', 0)
    .where('subject', '=', 'quote')
    .where('subjectId', '=', String(quoteId))
    .orderBy('id')
    .execute();
  const entries = rows.flatMap(({ content }) => {
    const { visit } = JSON.parse(content) as { visit?: [string | null, string] };
    return visit ? [visit[1]] : [];
  });
  return entries.at(-1) ?? '';
}
