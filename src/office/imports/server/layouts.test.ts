import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ImportKind } from '#office/imports/imports.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { check, run, sendFile, upload } from './imports.fixture.ts';

/** A published or usual head, what recognizes it, and what its columns are; a hyphen stands for one that is left out. */
const heads: [kind: ImportKind, source: string, head: string, fields: string][] = [
  [
    'customers',
    'housecall-pro',
    'First Name,Last Name,Display Name,Mobile Number,Home Number,Email,Company,Notes,Do Not Service,Customer Type,Address 1 Street Line 1,Address 1 Street Line 2,Address 1 City,Address 1 State,Address 1 Postal Code',
    'firstName lastName name phone phone email name notes - - street unit city - zipCode',
  ],
  [
    'visits',
    'housecall-pro',
    'HCP Id,Description,Customer First Name,Customer Last Name,Customer Email,Job Address Street,Job Address City,Job Address Zip,Job Created Date,Job Scheduled Start Date,Job Completed Date,Job Status,Job Amount',
    '- service firstName lastName email street city zipCode - - date - amount',
  ],
  [
    'services',
    'housecall-pro',
    'Industry,Category,Name,Description,Price,Cost,Taxable,Unit of measure,Online booking enabled,Duration',
    '- category title description price - - - - minutes',
  ],
  [
    'customers',
    'jobber',
    'J-ID,Is Company?,Company Name,First Name,Last Name,Main Phone #,E-mails,Billing Street 1,Billing City,Billing Zip code,Service Street 1,Service City,Service Zip code',
    '- - name firstName lastName phone email street city zipCode street city zipCode',
  ],
  [
    'visits',
    'jobber',
    'Job #,Client name,Client email,Service street,Service city,Service ZIP,Title,Created date,Scheduled start date,Job type,Total revenue ($)',
    '- name email street city zipCode service - date - amount',
  ],
  [
    'visits',
    'jobber',
    'Invoice #,Client name,Issued date,Due date,Line items,Total ($),Tip ($),Balance ($)',
    '- name date - service amount - -',
  ],
  [
    'services',
    'jobber',
    'Name,Description,Category,Unit Price,Unit Cost,Taxable,Duration (minutes)',
    'title description category price - - minutes',
  ],
  [
    'customers',
    'square',
    'Reference ID,First Name,Last Name,Email Address,Phone Number,Street Address 1,Street Address 2,City,State,Postal Code,Memo,Square Customer ID,Creation Source',
    '- firstName lastName email phone street unit city - zipCode notes - -',
  ],
  [
    'visits',
    'square',
    'Date,Time,Gross Sales,Net Sales,Transaction ID,Staff Name,Description,Location,Customer Name',
    'date - - amount - - service - name',
  ],
  [
    'services',
    'square',
    'Token,Item Name,SKU,Description,Category,Reporting Category,GTIN,Price',
    '- title - description category - - price',
  ],
  [
    'customers',
    'quickbooks',
    'Customer,Phone Numbers,Email,Full Name,Billing Address,Shipping Address',
    'name phone email name address address',
  ],
  [
    'customers',
    'quickbooks',
    'Active Status,Customer,Balance,Company,First Name,Last Name,Main Phone,Fax,Main Email,Bill to 1,Bill to 2,Bill to 3',
    '- name - name firstName lastName phone - email - address address',
  ],
  [
    'visits',
    'quickbooks',
    'Customer full name,Date,Transaction type,Num,Product/Service full name,Memo/Description,Amount,Balance',
    'name date - - service - amount -',
  ],
  [
    'services',
    'quickbooks',
    'Product/Service Name,SKU,Sales Description,Sales Price / Rate,Purchase Cost,Category',
    'title - description price - category',
  ],
  [
    'customers',
    'google-contacts',
    'First Name,Middle Name,Last Name,Organization Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - Postal Code',
    'firstName - lastName name notes - - email - phone - street city zipCode',
  ],
  [
    'customers',
    'unknown',
    'LAST,FIRST,HOME PH,E-mail Addr,ADDR,ADDR2,City/State/Zip,Remarks,Lang',
    'lastName firstName phone email street unit city notes language',
  ],
  [
    'customers',
    'unknown',
    'fullName,phoneNumber,emailAddress,streetAddress,postalCode',
    'name phone email street zipCode',
  ],
  ['visits', 'unknown', 'Client,Date of service,Service Type,Paid,Remarks', 'name date service amount notes'],
  ['services', 'unknown', 'Nombre,Categoría,Precio,Duración', 'title category price minutes'],
];

test('the layouts of other programs, and usual ones, are mapped', async (t) => {
  const site = await openTestApp(t);
  for (const [kind, source, head, fields] of heads) {
    const row = head.replace(/[^,]+/g, 'x');
    const { mapping, columns, ...found } = await upload(site, kind, `${head}\n${row}\n`);
    assert.equal(found.source, source, head);
    assert.equal(columns.map((column) => mapping[column] ?? '-').join(' '), fields, head);
  }
});

/** Rows of customers: name, email, phone, notes and addresses. */
const files: [name: string, content: string | Buffer, customers: string[]][] = [
  [
    'tabs, in two bytes a letter',
    Buffer.from('\uFEFFName\tEmail\r\nÜte Ö\tu@x.co\r\n', 'utf16le'),
    ['Üte Ö|u@x.co|||'],
  ],
  ['a hint for Excel', 'sep=;\nName;Email\nAl Sep;sep@x.co\n', ['Al Sep|sep@x.co|||']],
  [
    'couples and titles',
    'Name,Phone\nJohn & Jane Smith,8.185550101E9\nMr. Jo Hay,8185550102.0\n"Day, Cy","818-555-0103, ext 9"\n',
    [
      'John & Jane Smith||(818) 555-0101||',
      'Jo Hay||(818) 555-0102||',
      'Cy Day||(818) 555-0103|Extension: 9|',
    ],
  ],
  [
    'a report',
    'Contact List\n\nCustomer,Phone Numbers,Billing Address\nAcme Inc,Phone: (818) 555-0104 Mobile: (818) 555-0105 Fax: (818) 555-0106,"Acme Inc\n5 Main St\nLakeside, CA  91502 US"\nTOTAL,2,\n"Friday, Mar 01, 2024 10:00 AM GMT-08:00",,\n',
    ['Acme Inc||(818) 555-0104|Other phone: (818) 555-0105|5 Main St, Lakeside, 91502'],
  ],
  [
    'addresses in lines',
    'Customer,Company,Main Phone,Main Email,Bill to 1,Bill to 2,Bill to 3\nAna Desk,,,desk@x.co,Ana Desk,12 Oak St,"Burbank, CA 91501"\n',
    ['Ana Desk|desk@x.co|||12 Oak St, Burbank, 91501'],
  ],
  [
    'city, state and ZIP code in one',
    'Name,Street,City/State/Zip\nCi Ty,4 Elm,"Los Angeles, CA 91501-1234"\n',
    ['Ci Ty||||4 Elm, Los Angeles, 91501-1234'],
  ],
  [
    'one column for all',
    'Contacts\n"Al One, 818-555-0107, al@x.co"\n"Cy One, 12 Oak St, Burbank, CA 91501, (818) 555-0108"\n',
    ['Al One|al@x.co|(818) 555-0107||', 'Cy One||(818) 555-0108||12 Oak St, Burbank, 91501'],
  ],
  [
    'no head',
    'Ana Bare,818-555-0109,bare@x.co,12 Oak St\n',
    ['Ana Bare|bare@x.co|(818) 555-0109||12 Oak St'],
  ],
  [
    'an address without a name of its own beside a city',
    'Name,Where,Town,Zip\nLi Town,14 Oak St,Burbank,91501\n',
    ['Li Town||||14 Oak St, Burbank, 91501'],
  ],
  [
    'nothing said',
    'Name,Email,Phone\nPl Ace,none@none,000-000-0000\nTotal Care,TBD,?\n',
    ['Pl Ace||||', 'Total Care||||'],
  ],
];

test('what stands in cells is read as people mean it', async (t) => {
  const site = await openTestApp(t);
  const { db } = site.deps;
  let last = 0;
  for (const [name, content, expected] of files) {
    const { id } = await upload(site, 'customers', content);
    await run(site, id);
    const rows = await db.selectFrom('customers').selectAll().where('id', '>', last).orderBy('id').execute();
    const found = [];
    for (const { id: customerId, firstName, lastName, email, phone, notes } of rows) {
      const properties = await db
        .selectFrom('properties')
        .selectAll()
        .where('customerId', '=', customerId)
        .execute();
      const places = properties.map(({ street, city, zipCode }) =>
        [street, city, zipCode].filter(Boolean).join(', '),
      );
      found.push([`${firstName} ${lastName}`, email, phone, notes, places.join('; ')].join('|'));
      last = customerId;
    }
    assert.deepEqual(found, expected, name);
  }
  const dates = [
    '2024-03-19T10:00:00Z',
    '3/14/2024',
    '22.03.2024',
    '"Thursday, March 21, 2024 9:00 AM"',
    '18-Mar-24',
    '45370',
    '13/13/2024',
  ];
  const { id } = await upload(
    site,
    'visits',
    `Customer,Date\n${dates.map((date, index) => `Di ${index},${date}`).join('\n')}`,
  );
  assert.deepEqual((await check(site, id)).refused, [{ row: 7, reason: '“13/13/2024” is no date' }]);
  await run(site, id);
  const visits = await db.selectFrom('pastVisits').select('date').orderBy('id').execute();
  assert.deepEqual(
    visits.map(({ date }) => date.slice(5)),
    ['03-19', '03-14', '03-22', '03-21', '03-18', '03-19'],
  );
  for (const content of [
    'BEGIN:VCARD\nFN:Ana\nEND:VCARD',
    '<html><table></table></html>',
    '[{"name":"Ana"}]',
  ]) {
    assert.equal((await sendFile(site, 'customers', content)).status, 422);
  }
});
