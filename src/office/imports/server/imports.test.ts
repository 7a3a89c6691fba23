import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Import, ImportUndo } from '#office/imports/imports.ts';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import {
  addCustomer,
  customerOfLead,
  getCustomer,
  request,
} from '#sales/customers/server/customers.fixture.ts';
import { address, openBooking } from '#visits/booking/server/booking.fixture.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  check,
  importFile,
  makeWorkbook,
  readImport,
  run,
  sendFile,
  upload,
  workOff,
} from './imports.fixture.ts';

const find = async (t: TestApp, search: string): Promise<CustomerDetails> => {
  const [found] = await request<{ id: number }[]>(
    t,
    'GET',
    `${customerApi.customers}?search=${encodeURIComponent(search)}`,
  );
  assert.ok(found, `${search} is found`);
  return getCustomer(t, found.id);
};

const countCustomers = async ({ deps: { db } }: TestApp) =>
  (
    await db
      .selectFrom('customers')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

test('a file is recognized, mapped, checked, run once and undone', async (t) => {
  const site = await openTestApp(t);
  const known = await addCustomer(site, {
    firstName: 'Ana',
    lastName: 'Lopez',
    email: 'ana@example.com',
    phone: '',
  });
  const file = [
    'First Name,Last Name,Email Address,Phone Number,Street Address 1,City,State,Postal Code,Memo,Square Customer ID',
    'Ana,Lopez,ANA@example.com,(818) 555-0111,12 Oak St,Lakeside,CA,91501,Has a dog,A1',
    'Bo,Reyes,bo@example.com,818.555.0112 x7,9 Elm Ave,Burbank,CA,1502,,A2',
    'Bo,Reyes,bo@example.com,8185550112,9 Elm Ave,Burbank,CA,01502,,A3',
    ',,nobody@example.com,,,,,,,A4',
    'Cy,Young,not an address,,,,,,,A5',
    '',
    `Di,"O'Hara",,+1 818-555-0113,,,,,"Says ""hi""",A6`,
  ].join('\r\n');
  const { id, source, columns, mapping, sample, status } = await upload(site, 'customers', file);
  assert.deepEqual([source, status, columns.length], ['square', 'mapped', 10]);
  assert.deepEqual(Object.values(mapping), [
    ...['firstName', 'lastName', 'email', 'phone', 'street', 'city', null, 'zipCode', 'notes', null],
  ]);
  assert.deepEqual(sample[0]!['Email Address'], 'ANA@example.com');
  const expected = {
    ...{ create: 2, join: 1, duplicates: 1 },
    refused: [
      { row: 4, reason: 'No name' },
      { row: 5, reason: '“not an address” is no email address' },
    ],
  };
  assert.deepEqual(await check(site, id), expected);
  assert.equal((await readImport(site, id)).status, 'checked');
  assert.equal(await countCustomers(site), 1);

  const second = await upload(site, 'customers', file);
  const done = await run(site, id);
  assert.deepEqual([done.status, done.done, done.total], ['done', 6, 6]);
  assert.deepEqual([done.created, done.joined, done.duplicates, done.refused], [2, 1, 1, 2]);
  const ana = await getCustomer(site, known.id);
  assert.deepEqual(
    [ana.phone, ana.notes, ana.properties[0]?.street],
    ['(818) 555-0111', 'Has a dog', '12 Oak St'],
  );
  const bo = await find(site, 'Reyes');
  assert.deepEqual(
    [bo.phone, bo.notes, bo.properties.map(({ zipCode }) => zipCode)],
    ['(818) 555-0112', 'Extension: 7', ['01502']],
  );

  // The same file again, also one that was uploaded before the first was run.
  assert.deepEqual(await check(site, second.id), { ...expected, create: 0, join: 0, duplicates: 4 });
  await run(site, second.id);
  assert.equal(await countCustomers(site), 3);
  assert.equal((await site.deps.db.selectFrom('importRows').selectAll().execute()).length, 0);

  const quoted = await customerOfLead(site, {
    firstName: 'Di',
    lastName: "O'Hara",
    email: 'di@example.com',
    phone: '818 555 0113',
  });
  assert.equal(quoted, (await find(site, 'Hara')).id);
  const undone = await request<ImportUndo>(site, 'POST', adminApi.undoImport(id));
  assert.deepEqual(undone, {
    removed: 1,
    stays: [{ kind: 'customer', id: quoted, name: "Di O'Hara", reason: 'Has a request' }],
  });
  const restored = await getCustomer(site, known.id);
  assert.deepEqual([restored.phone, restored.notes, restored.properties], ['', '', []]);
  assert.equal((await readImport(site, id)).status, 'undone');
  assert.equal(await countCustomers(site), 2);
  const again = await request<ImportUndo>(site, 'POST', adminApi.undoImport(id));
  assert.deepEqual([again.removed, again.stays.length], [0, 1]);

  assert.deepEqual(
    await site.deps.db.selectFrom('outbox').select('kind').where('kind', 'in', ['webhook', 'text']).execute(),
    [],
  );
  site.setNow('2027-01-20T18:00:00.000Z');
  const late = await site.adminCall('POST', adminApi.undoImport(second.id));
  assert.equal(late.status, 409);
});

test('a run that is stopped goes on, and two at once do the work of one', async (t) => {
  const site = await openTestApp(t);
  const lines = Array.from({ length: 450 }, (_, index) => `Ana ${index},ana${index}@example.com`);
  const file = ['Name;Email', ...lines].join('\n').replaceAll(',', ';');
  const { id } = await upload(site, 'customers', file);
  await request(site, 'POST', adminApi.runImport(id));
  await workOff(site, AbortSignal.abort());
  const part = await readImport(site, id);
  assert.equal(part.status, 'running');
  assert.ok(part.done > 0 && part.done < part.total, `${part.done} rows`);
  const other = await upload(site, 'customers', file);
  await request(site, 'POST', adminApi.runImport(other.id));
  await Promise.all([workOff(site), workOff(site), workOff(site)]);
  assert.equal(await countCustomers(site), 450);
  const whole = await readImport(site, id);
  assert.deepEqual(
    [whole.status, whole.done, whole.created + (await readImport(site, other.id)).created],
    ['done', 450, 450],
  );
});

test('undone after half of its customers booked, an import takes back the other half and lists who stays', async (context) => {
  const b = await openBooking(context);
  const people = Array.from({ length: 6 }, (_, index) => ({
    firstName: `Ana${index}`,
    lastName: 'Moved',
    email: `moved${index}@example.com`,
    phone: `(818) 555-${2000 + index}`,
  }));
  const file = [
    'First Name,Last Name,Email,Phone,Address',
    ...people.map(
      ({ firstName, lastName, email, phone }, index) =>
        `${firstName},${lastName},${email},${phone},"${index} Oak St, Burbank, CA 91501"`,
    ),
  ].join('\n');
  // Chosen twice in one moment.
  const [one, other] = await Promise.all([upload(b.t, 'customers', file), upload(b.t, 'customers', file)]);
  for (const { id } of [one, other]) await request(b.t, 'POST', adminApi.runImport(id));
  await Promise.all([workOff(b.t), workOff(b.t)]);
  const counts = [await readImport(b.t, one.id), await readImport(b.t, other.id)];
  assert.deepEqual(
    counts.map(({ created, duplicates }) => created + duplicates),
    [6, 6],
  );
  assert.equal(counts[0]!.created + counts[1]!.created, 6);
  assert.equal(await countCustomers(b.t), 6);
  const whole = counts.find(({ created }) => created > 0)!.id;

  for (const [index, contact] of people.slice(0, 3).entries()) {
    const lead = await b.lead({ contact });
    const date = `2026-12-0${index + 1}`;
    const answer = await b.book(lead, { date, property: address });
    assert.equal(answer.status, 201, await answer.clone().text());
  }
  const undone = await request<ImportUndo>(b.t, 'POST', adminApi.undoImport(whole));
  assert.equal(undone.removed, 3);
  assert.deepEqual(
    undone.stays.map(({ kind, name, reason }) => [kind, name, reason]),
    people.slice(0, 3).map(({ firstName }) => ['customer', `${firstName} Moved`, 'Has a visit']),
  );
  assert.equal(await countCustomers(b.t), 3);
  assert.equal((await b.visitsOn('2026-12-03')).length, 1);
  assert.equal((await find(b.t, 'moved0@example.com')).properties[0]?.street, '0 Oak St');
});

test('a check of many rows says what the run does, though it forgets whom no later row names', async (t) => {
  const site = await openTestApp(t);
  await addCustomer(site, { firstName: 'Di', lastName: 'Fox', email: 'di@example.com', phone: '' });
  const lines = Array.from({ length: 330 }, (_, index) => `Bo ${index},Reyes,,818555${1000 + index},`);
  const set = (row: number, line: string) => lines.splice(row - 1, 1, line);
  set(1, 'Ana,Lopez,,8185550111,');
  set(120, 'Ana,Lopez,ana@example.com,8185550111,');
  set(240, 'Ana,Lopez,ANA@example.com,,');
  set(2, 'Di,Fox,di@example.com,,Has a dog');
  set(130, 'Di,Fox,di@example.com,,Has a dog');
  set(250, 'Di,Fox,,8185550112,');
  set(140, 'Di,Fox,di@example.com,8185550112,');
  set(3, 'Di,Fox,,,');
  set(300, 'Di,Fox,,,');
  const file = `First name,Last name,Email,Phone,Notes\n${lines.join('\n')}`;
  const { id } = await upload(site, 'customers', file);
  const checked = await check(site, id);
  assert.deepEqual(checked, { create: 323, join: 3, duplicates: 4, refused: [] });
  const { created, joined, duplicates } = await run(site, id);
  assert.deepEqual([created, joined, duplicates], [323, 3, 4]);
});

test('what people really have is read: encodings, separators, reports, merged cells, formulas and addresses', async (t) => {
  const site = await openTestApp(t);
  const latin = Buffer.from(
    'Name\tE-Mail\tTel\nPeña, José\tjose@example.com; j2@example.com\t818-555-0120 / 818-555-0121\n',
    'latin1',
  );
  assert.equal((await importFile(site, 'customers', latin)).created, 1);
  const jose = await find(site, 'jose@example.com');
  assert.deepEqual(
    [jose.firstName, jose.lastName, jose.email, jose.phone, jose.notes],
    [
      'José',
      'Peña',
      'jose@example.com',
      '(818) 555-0120',
      'Other email: j2@example.com\nOther phone: (818) 555-0121',
    ],
  );
  for (const encoding of ['utf16le', 'utf8'] as const) {
    const text = `\uFEFFClient|Address|Preferred language\n  Zoë ${encoding}|12 Oak St, Apt 3, Lakeside, CA 91501; 9 Elm Ave, Burbank, CA 91502|Spanish\n`;
    assert.equal((await importFile(site, 'customers', Buffer.from(text, encoding))).created, 1);
    const { properties, language } = await find(site, encoding);
    assert.deepEqual(
      properties.map(({ street, unit, city, zipCode }) => [street, unit, city, zipCode]),
      [
        ['12 Oak St', 'Apt 3', 'Lakeside', '91501'],
        ['9 Elm Ave', '', 'Burbank', '91502'],
      ],
    );
    assert.equal(language, 'es');
  }
  const report = makeWorkbook(
    [
      ['Sunweave Inc.'],
      ['Customer Contact List'],
      [null],
      ['Customer', 'Phone Numbers', 'Billing Address'],
      ['Ivy & Sons', 8185550130, '1 Fir Rd, Lakeside CA 91501'],
      [null, { formula: 'B5+1', value: 8185550131 }, '2 Fir Rd, Lakeside CA 91501'],
    ],
    ['A5:A6', 'A1:C1'],
  );
  const { source, total } = await importFile(site, 'customers', report, 'report.xlsx');
  assert.deepEqual([source, total], ['quickbooks', 2]);
  const whole = await importFile(
    site,
    'customers',
    '"Name,Email,City"\n"Kai Low,kai@example.com,Lakeside"\n',
  );
  assert.deepEqual([whole.columns, whole.created], [['Name', 'Email', 'City'], 1]);
  const bare = await upload(site, 'customers', 'Lea Fox,lea@example.com\nMo Fox,mo@example.com\n');
  assert.deepEqual(
    [bare.columns, bare.total, bare.mapping['Column 2']],
    [['Column 1', 'Column 2'], 2, 'email'],
  );
  const mapped = await request<Import>(site, 'PATCH', adminApi.import(bare.id), {
    mapping: { 'Column 1': 'name' },
  });
  assert.equal(mapped.mapping['Column 2'], 'email');
  assert.equal((await check(site, bare.id)).create, 2);
});

test('what is no table is refused with a sentence', async (t) => {
  const site = await openTestApp(t);
  const refused = async (content: string | Uint8Array, kind = 'customers') => {
    const answer = await sendFile(site, kind, content);
    const { detail } = (await answer.json()) as { detail: string };
    return [answer.status, detail];
  };
  assert.equal((await refused('a,b\n1,2', 'money'))[0], 422);
  for (const content of [
    '',
    'Name,Email\n',
    Buffer.from('PK\x03\x04 broken'),
    Buffer.from([0xd0, 0xcf, 0, 1, 2, 3]),
  ]) {
    const [status, detail] = await refused(content);
    assert.equal(status, 422);
    assert.match(String(detail), /file/i);
  }
  const { makeZip } = await import('./imports.fixture.ts');
  const zeros = Buffer.alloc(70_000_000, ' ');
  for (const sizes of [{}, { 'xl/sharedStrings.xml': 1000 }] as Record<string, number>[]) {
    const bomb = makeZip(
      { 'xl/worksheets/sheet1.xml': '<worksheet/>', 'xl/sharedStrings.xml': zeros },
      sizes,
    );
    assert.ok(bomb.length < 200_000);
    assert.equal((await refused(bomb))[0], 422);
  }
  const large = await site.adminCall('POST', adminApi.imports, new FormData(), {
    'Content-Length': '200000000',
  });
  assert.equal(large.status, 413);
  assert.match(((await large.json()) as { detail: string }).detail, /50 MB/);
  assert.deepEqual(await site.deps.db.selectFrom('imports').selectAll().execute(), []);
});
