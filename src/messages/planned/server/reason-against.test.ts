import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import { insertCustomer } from '#sales/customers/server/customers.queries.ts';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import type { Subject } from './message-subject.ts';
import { reasonAfterNight, reasonAgainst } from './reason-against.ts';

const database = await createTestDatabase();
const { db } = database;
after(database.close);

/** Tuesday, 9 AM in Los Angeles. */
const now = new Date('2026-12-01T17:00:00.000Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const time = (hours: number) => at(hours).toISOString();
const day = 24;

const times = { createdAt: time(-day), updatedAt: time(-day) };
const contact = { firstName: 'Ana', lastName: 'Lopez', email: '', phone: '' };
const addCustomer = () => insertCustomer(db as never, contact as never, { now });
const [customerId, mergedId] = [await addCustomer(), await addCustomer()];
await db.updateTable('customers').set({ mergedIntoId: customerId }).where('id', '=', mergedId).execute();

const quoteContact = { email: 'ana@example.com', phone: '(818) 555-0111', phoneDigits: '8185550111' };
async function addQuote(changes: object = {}): Promise<number> {
  const row = {
    ...{ customerId, firstName: 'Ana', lastName: '', zipCode: '91501', serviceCategory: 'couch' },
    ...{ serviceTitle: 'Sofa', subtotalCents: 0, discountPercent: 0, totalCents: 0, contactMethod: 'sms' },
    ...{ notes: '', adminNotes: '', status: 'new', searchText: '', ...times, ...quoteContact, ...changes },
  };
  const added = await db
    .insertInto('quotes')
    .values(row as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}
const quoteId = await addQuote();
const { id: crewId } = await db.selectFrom('crews').select('id').executeTakeFirstOrThrow();
const place = { date: '2026-12-01', windowFrom: '12:00', windowTo: '14:00' };
async function addVisit(changes: Partial<VisitRow>): Promise<number> {
  const row = {
    ...{ customerId, crewId, propertyId: null, durationMinutes: 60, status: 'done', kind: 'visit' },
    ...{ doneAt: null, ...place, ...times, ...changes },
  };
  const added = await db
    .insertInto('visits')
    .values(row as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}

interface Changes {
  kind?: Subject['message']['kind'];
  message?: object;
  customer?: object;
  quote?: object | null;
  page?: object | null;
  visit?: object | null;
  pastVisit?: object;
  invoice?: object | null;
  movements?: object[];
  textTo?: string;
}
const getSubject = ({ kind = 'visit-booked', page, ...changes }: Changes) =>
  ({
    message: {
      ...{ id: 1, kind, quoteId, dueAt: time(0), isFromWebsite: 0, customerId },
      ...{ place: '2026-12-01 12:00-14:00', ...changes.message },
    },
    recipient: { email: '', textTo: changes.textTo ?? '' },
    customer: { id: customerId, deletedAt: null, importId: null, ...changes.customer },
    quote:
      changes.quote === null
        ? null
        : {
            ...{ id: quoteId, deletedAt: null, status: 'new', isRequestCancelled: false, ...quoteContact },
            createdAt: time(-50),
            page:
              page === null ? null : { decision: null, sentAt: time(-50), validUntil: '2026-12-31', ...page },
            ...changes.quote,
          },
    visit: changes.visit === null ? null : { id: 1_000, status: 'booked', ...place, ...changes.visit },
    pastVisit: changes.pastVisit ?? null,
    invoice: changes.invoice === null ? null : { status: 'issued', customerId, ...changes.invoice },
    movements: changes.movements ?? [],
  }) as unknown as Subject;

type Case = [rule: string, changes: Changes, expected: string | null, now?: Date];
const check = (name: string, cases: readonly Case[]) =>
  test(name, async () => {
    for (const [rule, changes, expected, when] of cases)
      assert.equal(await reasonAgainst(db, getSubject(changes), when ?? now), expected, rule);
  });

const done = { status: 'done' };
const deleted = { deletedAt: time(-1) };
check('nothing is sent about what was deleted, but news of a visit reaches who waits at home', [
  ['a deleted quote', { quote: deleted }, 'deleted'],
  ['thanks to a deleted customer', { kind: 'thanks', customer: deleted, visit: done }, 'deleted'],
  ['a visit ahead of a deleted customer', { customer: deleted }, null],
  ['each kind of it', { kind: 'visit-moved', customer: deleted }, null],
  ['the reminder', { kind: 'reminder-hours', customer: deleted }, null],
  ['the day before', { kind: 'reminder-day', customer: deleted }, null, at(-day)],
  ['the crew on its way', { kind: 'on-my-way', customer: deleted, visit: { status: 'on-the-way' } }, null],
  [
    'a cancellation, whatever is deleted',
    { kind: 'visit-cancelled', customer: deleted, quote: deleted, visit: { status: 'cancelled' } },
    null,
  ],
  ['a visit ahead without a quote', { quote: null }, null],
]);

check('news of a visit is for the visit as it is', [
  ['on the way', { visit: { status: 'on-the-way' } }, null],
  ['begun by the crew', { visit: { status: 'started' } }, null],
  ['done', { visit: done }, 'visit-changed'],
  ['moved since', { message: { place: '2026-12-01 10:00-12:00' } }, 'visit-changed'],
  ['gone', { visit: null }, 'visit-changed'],
  ['until the end of the window', {}, null, at(4.99)],
  ['not after it', {}, 'visit-begun', at(5)],
  ['the same for one that moved', { kind: 'visit-moved' }, 'visit-begun', at(5)],
  ['a cancellation of a visit that stands', { kind: 'visit-cancelled' }, 'visit-changed'],
  ['a cancellation', { kind: 'visit-cancelled', visit: { status: 'cancelled' } }, null, at(4.99)],
  ['a late one', { kind: 'visit-cancelled', visit: { status: 'cancelled' } }, 'too-late', at(5)],
  ['a reminder until the window begins', { kind: 'reminder-hours' }, null, at(2.99)],
  ['none after that', { kind: 'reminder-hours' }, 'visit-begun', at(3)],
  [
    'none once the crew is on its way',
    { kind: 'reminder-hours', visit: { status: 'on-the-way' } },
    'visit-changed',
  ],
  ['the day before', { kind: 'reminder-day' }, null, at(-9.01)],
  ['not on the day itself', { kind: 'reminder-day' }, 'too-late', at(-9)],
  ['nor after the window began', { kind: 'reminder-day' }, 'visit-begun', at(4)],
  ['the crew on its way', { kind: 'on-my-way', visit: { status: 'on-the-way' } }, null, at(2)],
  ['two hours late', { kind: 'on-my-way', visit: { status: 'on-the-way' } }, 'too-late', at(2.01)],
  [
    'another day',
    { kind: 'on-my-way', visit: { status: 'on-the-way' }, message: { dueAt: time(-10) } },
    'too-late',
    at(-9.5),
  ],
  ['a crew that is not on its way', { kind: 'on-my-way' }, 'visit-changed'],
]);

check('after a visit: thanks within three days, a review within two weeks, and of no old visit', [
  ['thanks', { kind: 'thanks', visit: done }, null],
  ['not while the visit is not done', { kind: 'thanks' }, 'visit-changed'],
  ['nor without one', { kind: 'thanks', visit: null }, 'visit-changed'],
  ['three days late', { kind: 'thanks', visit: done, message: { dueAt: time(-3 * day) } }, null],
  ['later', { kind: 'thanks', visit: done, message: { dueAt: time(-3 * day - 0.01) } }, 'too-late'],
  [
    'a visit two weeks ago',
    { kind: 'thanks', visit: { ...done, date: '2026-11-17', windowTo: '09:00' } },
    null,
  ],
  ['an older one', { kind: 'thanks', visit: { ...done, date: '2026-11-17', windowTo: '08:59' } }, 'too-late'],
  ['no link for reviews', { kind: 'review-request', visit: done }, 'no-review-link'],
]);

test('a review is asked for where Settings have a link', async () => {
  const set = (content: object) =>
    db
      .updateTable('settings')
      .set({ content: JSON.stringify(content) })
      .execute();
  await set({ reviewUrl: 'https://example.com/review' });
  const ask = (changes: Changes) =>
    reasonAgainst(db, getSubject({ kind: 'review-request', visit: done, ...changes }), now);
  assert.equal(await ask({}), null);
  assert.equal(await ask({ visit: {} }), 'visit-changed');
  assert.equal(await ask({ message: { dueAt: time(-14 * day) } }), null);
  assert.equal(await ask({ message: { dueAt: time(-14 * day - 0.01) } }), 'too-late');
  assert.equal(await ask({ visit: { ...done, date: '2026-11-17', windowTo: '08:59' } }), 'too-late');
  await set({});
});

check('money: an invoice that is owed, a receipt for what was kept', [
  ['an issued invoice', { kind: 'invoice' }, null],
  ['a paid one', { kind: 'invoice', invoice: { status: 'paid' } }, null],
  ['a void one', { kind: 'invoice', invoice: { status: 'void' } }, 'not-owed'],
  ['one that is gone', { kind: 'invoice', invoice: null }, 'not-owed'],
  ['a reminder', { kind: 'invoice-reminder' }, null],
  ['of a paid invoice', { kind: 'invoice-reminder', invoice: { status: 'paid' } }, 'not-owed'],
  ['of one that is gone', { kind: 'invoice-reminder', invoice: null }, 'not-owed'],
  ['of a customer that is gone', { kind: 'invoice-reminder', invoice: { customerId: null } }, 'deleted'],
  ['almost a week late', { kind: 'invoice-reminder', message: { dueAt: time(-7 * day + 0.01) } }, null],
  ['a week late', { kind: 'invoice-reminder', message: { dueAt: time(-7 * day) } }, 'too-late'],
  ['a receipt', { kind: 'receipt', movements: [{ kind: 'payment', amountCents: 1 }] }, null],
  [
    'all of it went back',
    {
      kind: 'receipt',
      movements: [
        { kind: 'payment', amountCents: 5 },
        { kind: 'refund', amountCents: -5 },
      ],
    },
    'paid-back',
  ],
  [
    'but the tip',
    {
      kind: 'receipt',
      movements: [
        { kind: 'payment', amountCents: 5 },
        { kind: 'refund', amountCents: -5 },
        { kind: 'tip', amountCents: 2 },
      ],
    },
    'paid-back',
  ],
  [
    'a receipt of three days ago',
    { kind: 'receipt', movements: [{ kind: 'payment', amountCents: 1 }] },
    null,
    at(72),
  ],
  [
    'an older one',
    { kind: 'receipt', movements: [{ kind: 'payment', amountCents: 1 }] },
    'too-late',
    at(72.01),
  ],
  ['a missed call is told at once, or not at all', { kind: 'missed-call' }, 'superseded'],
]);

const followUp = (changes: Changes = {}): Changes => ({ kind: 'follow-up-1', ...changes });
check('a follow-up is for who has neither decided nor replied, while the quote stands', [
  ['waiting', followUp(), null],
  ['no quote', followUp({ quote: null }), 'deleted'],
  ['a cancelled request', followUp({ quote: { isRequestCancelled: true } }), 'cancelled'],
  ['no page', followUp({ page: null }), 'superseded'],
  ['a change is asked for', followUp({ page: { decision: 'change-requested' } }), 'replied'],
  ['accepted', followUp({ page: { decision: 'accepted' } }), 'decided'],
  ['declined', followUp({ page: { decision: 'declined' } }), 'decided'],
  ['scheduled', followUp({ quote: { status: 'scheduled' } }), 'booked'],
  ['completed', followUp({ quote: { status: 'completed' } }), 'booked'],
  ['its last day', followUp({ page: { validUntil: '2026-12-01' } }), null],
  ['expired', followUp({ page: { validUntil: '2026-11-30' } }), 'expired'],
  ['the last one is due as well', followUp({ page: { sentAt: time(-120) } }), 'superseded'],
  ['a minute before', followUp({ page: { sentAt: time(-119.9) } }), null],
  [
    'never sent, since it was made',
    followUp({ page: { sentAt: null }, quote: { createdAt: time(-120) } }),
    'superseded',
  ],
  ['the last one itself', followUp({ kind: 'follow-up-2', page: { sentAt: time(-120) } }), null],
  ['a week late', followUp({ kind: 'follow-up-2', message: { dueAt: time(-7 * day) } }), null],
  ['later', followUp({ kind: 'follow-up-2', message: { dueAt: time(-7 * day - 0.01) } }), 'too-late'],
]);

test('a reply ends follow-ups if it is of who got the quote', async () => {
  const another = await addQuote({ email: 'eve@example.com', phoneDigits: '3235550166' });
  const sameEmail = await addQuote({ phoneDigits: '3235550166' });
  const samePhone = await addQuote({ email: 'eve@example.com' });
  const bare = await addQuote({ email: '', phoneDigits: '' });
  const note = {
    customerId,
    quoteId: null,
    fromPhone: '',
    kind: 'reply',
    text: 'Yes',
    userName: '',
    createdAt: time(-1),
  } as const;
  for (const [rule, changes, expected, subject] of [
    ['as staff noted', {}, 'replied'],
    ['a customer merged with this one', { customerId: mergedId }, 'replied'],
    ['at the moment at which it was sent', { createdAt: time(-50) }, 'replied'],
    ['before it was sent', { createdAt: time(-50.01) }, null],
    ['no reply', { kind: 'note' }, null],
    ['a change that is asked for', { kind: 'change-request' }, 'replied'],
    ['about this quote', { quoteId }, 'replied'],
    ['about another person’s', { quoteId: another }, null],
    ['about one with the same email', { quoteId: sameEmail }, 'replied'],
    ['about one with the same phone', { quoteId: samePhone }, 'replied'],
    ['about one without a contact', { quoteId: bare }, null],
    ['about one without a contact, as this', { quoteId: bare }, null, { quote: { email: '', phone: '' } }],
    ['from the quote’s phone', { fromPhone: '8185550111' }, 'replied'],
    ['from a stranger’s', { fromPhone: '3235550166' }, null],
    ['from a stranger’s, about this quote', { fromPhone: '3235550166', quoteId }, null],
    [
      'from the phone that it was sent to',
      { fromPhone: '3235550166' },
      'replied',
      { textTo: '+13235550166' },
    ],
  ] as const) {
    await db
      .insertInto('customerNotes')
      .values({ ...note, ...(changes as object) })
      .execute();
    assert.equal(await reasonAgainst(db, getSubject(followUp(subject as Changes)), now), expected, rule);
    await db.deleteFrom('customerNotes').execute();
  }
});

check('a confirmation of a lead, until it is booked or two days old', [
  ['at once', { kind: 'lead-received' }, null],
  ['two days later', { kind: 'lead-received' }, null, at(48)],
  ['after that', { kind: 'lead-received' }, 'too-late', at(48.01)],
  ['of a request without a quote', { kind: 'lead-received', message: { quoteId: null } }, null],
]);

test('a booked visit ends the confirmation, follow-ups and offers; a newer one ends the older’s offer', async () => {
  const reason = (changes: Changes) => reasonAgainst(db, getSubject(changes), now);
  const offer = (changes: Changes = {}) => reason({ kind: 'due-again', visit: done, ...changes });
  assert.equal(await offer(), null);
  assert.equal(await offer({ visit: {} }), 'visit-changed');
  const pastVisit = { date: '2026-11-30', importId: null };
  assert.equal(await offer({ visit: null }), 'visit-changed');
  assert.equal(await offer({ visit: null, pastVisit }), null);
  const visits = async (rows: Partial<VisitRow>[], run: (ids: number[]) => Promise<void>) => {
    const ids: number[] = [];
    for (const row of rows) ids.push(await addVisit({ quoteId, ...row }));
    await run(ids);
    await db.deleteFrom('visits').execute();
  };
  await visits([{ date: '2026-11-01' }], async ([id]) => {
    assert.equal(await reason({ kind: 'lead-received' }), 'booked');
    assert.equal(await reason(followUp()), 'booked');
    assert.equal(await reason({ kind: 'lead-received', message: { quoteId: null } }), null);
    assert.equal(await reason({ kind: 'lead-received', message: { quoteId: 999_999 } }), null);
    assert.equal(await offer(), null, 'an older visit');
    assert.equal(await offer({ visit: { ...done, id, date: '2026-11-01' } }), null, 'the visit itself');
    assert.equal(await offer({ visit: null, pastVisit: { ...pastVisit, date: '2026-10-31' } }), 'booked');
    assert.equal(await offer({ visit: null, pastVisit: { ...pastVisit, date: '2026-11-01' } }), 'booked');
    assert.equal(await offer({ visit: null, pastVisit }), null);
  });
  for (const [rule, row, expected] of [
    ['booked', { status: 'booked', date: '2026-12-02' }, 'booked'],
    ['done', { date: '2026-12-02' }, 'booked'],
    ['of a merged customer', { date: '2026-12-02', customerId: mergedId }, 'booked'],
    ['cancelled', { status: 'cancelled', date: '2026-12-02' }, null],
    ['nobody was there', { status: 'no-show', date: '2026-12-02' }, null],
    ['of another customer', { date: '2026-12-02', customerId: await addCustomer() }, null],
  ] as const)
    await visits([row], async () => assert.equal(await offer(), expected, rule));
  await visits([{}, {}], async ([first, last]) => {
    assert.equal(await offer({ visit: { ...done, id: first! } }), 'booked', 'the last of a day counts');
    assert.equal(await offer({ visit: { ...done, id: last! } }), null);
  });
});

test('an offer does not go to who an import brought, unless the owner allows it, nor after a newer visit of that import', async () => {
  const added = { kind: 'customers', source: 'file', fileName: 'a.csv', columns: '[]', mapping: '[]' };
  const addImport = async (isMarketingAllowed: 0 | 1) => {
    const row = { ...added, status: 'done', isMarketingAllowed, userName: '', createdAt: time(0) };
    return (
      await db
        .insertInto('imports')
        .values(row as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  };
  const [refused, allowed] = [await addImport(0), await addImport(1)];
  const reason = (changes: Changes) => reasonAgainst(db, getSubject({ visit: done, ...changes }), now);
  for (const kind of ['due-again', 'follow-up-1', 'follow-up-2'] as const)
    assert.equal(await reason({ kind, customer: { importId: refused } }), 'imported', kind);
  assert.equal(await reason({ kind: 'thanks', customer: { importId: refused } }), null);
  assert.equal(await reason({ kind: 'due-again', customer: { importId: allowed } }), null);
  const pastVisit = { date: '2026-11-30', importId: refused };
  assert.equal(await reason({ kind: 'due-again', customer: { importId: allowed }, pastVisit }), 'imported');
  assert.equal(await reason({ kind: 'due-again', pastVisit: { ...pastVisit, importId: allowed } }), null);
  const past = { importId: allowed, amountCents: null, createdAt: time(0), customerId };
  for (const [date, expected] of [
    ['2026-12-01', null],
    ['2026-12-02', 'booked'],
  ] as const) {
    await db
      .insertInto('pastVisits')
      .values({ ...past, date })
      .execute();
    assert.equal(await reason({ kind: 'due-again' }), expected, date);
  }
});

test('a kind that is off in Settings is not sent, but an invoice that staff send is', async () => {
  const off = { isEnabled: false };
  const content = JSON.stringify({ thanks: off, invoice: off });
  await db.updateTable('messageSettings').set({ content }).execute();
  const reason = (changes: Changes) => reasonAgainst(db, getSubject({ visit: done, ...changes }), now);
  assert.equal(await reason({ kind: 'thanks' }), 'turned-off');
  assert.equal(await reason({ kind: 'invoice' }), null);
});

test('a text that waited for the morning is news until the crew may be there', () => {
  const dueAt = '2026-12-01T06:00:00.000Z';
  const night = (changes: Changes, when: Date) =>
    reasonAfterNight(getSubject({ ...changes, message: { dueAt } }), when);
  assert.equal(night({}, at(2.99)), null);
  assert.equal(night({}, at(3)), 'visit-begun');
  assert.equal(night({ kind: 'visit-moved' }, at(3)), 'visit-begun');
  assert.equal(night({ kind: 'visit-cancelled' }, at(3)), null);
  assert.equal(night({ kind: 'reminder-hours' }, at(3)), null, 'it has a rule of its own');
  assert.equal(night({ visit: null }, at(3)), null);
  assert.equal(night({ kind: 'on-my-way' }, at(3)), null, 'it waits for no morning');
  const byDay = getSubject({ message: { dueAt: time(0) } });
  assert.equal(reasonAfterNight(byDay, at(3)), null);
});
