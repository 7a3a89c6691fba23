import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { customerApi, customerScreens, visitApi } from '#kit/paths/customer-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { Customer } from '#sales/customers/customers.ts';
import { findFaultsInBothLooks, widths } from '../support/browser.ts';
import { callAsOwner, openPanel, serverForFile, storedQuotes } from '../support/journeys.ts';
import { contactBody, dayAhead, quoteBody, sendLead } from '../support/leads.ts';

const server = serverForFile();

const findCustomers = (search: string) =>
  callAsOwner<Customer[]>(
    server.origin,
    'GET',
    `${customerApi.customers}?${new URLSearchParams({ search })}`,
  );

const sendNewQuote = (changes: object) =>
  sendLead(
    server.origin,
    quoteBody([{ serviceId: 1, quantity: 2 }], { preferredDate: dayAhead(7) }, changes),
  );

const bookVisit = (quoteId: number) =>
  callAsOwner(server.origin, 'POST', visitApi.visits, {
    quoteId,
    crewId: 1,
    date: dayAhead(3),
    from: '10:00',
    to: '12:00',
    force: true,
  });

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });

test('a caller is found by phone, gets an address and a quote, and returns as visit 2', async (context) => {
  const { quoteId } = await sendNewQuote({
    firstName: 'Ruth',
    lastName: 'Okafor',
    email: '',
    phone: '(213) 555-0147',
  });
  await bookVisit(quoteId!);
  const page = await openPanel(context, server.origin, {
    viewport: widths.phone,
    path: customerScreens.customers,
  });
  await page.getByLabel(/^Search by name/).fill('213 5550147');
  await page.waitForURL(/search=213/);
  const row = page.getByRole('listitem').filter({ hasText: 'Ruth Okafor' });
  assert.equal(
    await row.getByRole('link', { name: 'Call Ruth Okafor' }).getAttribute('href'),
    'tel:+12135550147',
  );
  await row.getByRole('link', { name: 'Ruth Okafor', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Ruth Okafor' }).waitFor();

  await page.getByRole('button', { name: 'Add a property' }).click();
  let dialog = page.getByRole('dialog', { name: 'New Property' });
  await dialog.getByRole('button', { name: 'Add Property' }).click();
  await dialog.getByText('Street is required').waitFor();
  await dialog.getByLabel('Street').fill('1412 Hollywood Way');
  await dialog.getByLabel('ZIP code').fill('91505');
  await dialog.getByLabel('Access notes').fill('Gate code 4417');
  assert.equal(await dialog.getByLabel('City').inputValue(), 'Burbank', 'the ZIP code tells the city');
  await dialog.getByRole('button', { name: 'Add Property' }).click();
  await page.getByText('1412 Hollywood Way, Burbank 91505').first().waitFor();
  await page.getByRole('paragraph').filter({ hasText: 'Gate code 4417' }).waitFor();

  await page.getByRole('button', { name: 'Edit notes' }).click();
  dialog = page.getByRole('dialog', { name: 'Edit Customer' });
  await dialog.getByLabel('Notes').fill('Two cats');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Two cats').waitFor();

  await page.getByRole('button', { name: 'New Quote' }).click();
  dialog = page.getByRole('dialog', { name: 'New Quote' });
  assert.equal(await dialog.getByLabel('Phone').inputValue(), '(213) 555-0147');
  assert.equal(await dialog.getByLabel('ZIP code').inputValue(), '91505');
  await dialog.getByLabel('Search services').fill('sofa');
  await dialog.getByLabel('Search services').press('Enter');
  await dialog.getByRole('button', { name: 'Create Quote' }).click();
  await dialog.waitFor({ state: 'detached' });
  const [second, first] = await storedQuotes(server.origin, 'Okafor');
  assert.equal(second!.customerId, first!.customerId);
  await timeline(page)
    .getByRole('link')
    .and(page.locator(`[href$="quote=${second!.id}"]`))
    .click();
  dialog = page.getByRole('dialog', { name: 'Quote Details' });
  await dialog.getByRole('link', { name: 'Open customer · Visit 2' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ruth Okafor' }).waitFor();
  await timeline(page).getByText('Booked', { exact: true }).waitFor();
  await page.goto(`${server.origin}${adminPaths.quotes}?search=Okafor`);
  await page.getByRole('listitem').filter({ hasText: 'Visit 2' }).waitFor();
});

test('a possible duplicate is merged, its records join the timeline, and Undo separates them', async (context) => {
  const email = 'shared@example.com';
  await sendLead(
    server.origin,
    contactBody({ firstName: 'Mina', lastName: 'Alvarez', email, phone: '(213) 555-0151' }),
  );
  await sendLead(
    server.origin,
    contactBody({
      firstName: 'Wilhelmina',
      lastName: 'Stone',
      email,
      phone: '(213) 555-0152',
      message: 'Red wine on the rug',
    }),
  );
  const [mina] = await findCustomers('Mina Alvarez');
  const page = await openPanel(context, server.origin, { path: customerScreens.customer(mina!.id) });
  const duplicates = page.getByRole('region', { name: 'Possible duplicate' });
  await duplicates.getByText(`has the same email, ${email}`).waitFor();
  await timeline(page).getByRole('listitem').first().waitFor();
  assert.equal(await timeline(page).getByText('Red wine on the rug').count(), 0);
  await duplicates.getByRole('button', { name: 'Merge Wilhelmina Stone into Mina Alvarez' }).click();
  await page.getByText('Customers merged').waitFor();
  await timeline(page).getByText('from Wilhelmina Stone').first().waitFor();
  await timeline(page).getByText('Red wine on the rug').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Merge undone').waitFor();
  await timeline(page).getByText('Red wine on the rug').waitFor({ state: 'detached' });
  await duplicates.waitFor();

  await duplicates.getByRole('button', { name: /^Merge/ }).click();
  await page.getByRole('link', { name: 'Wilhelmina Stone', exact: true }).click();
  await page.getByText(/^Merged into/).waitFor();
  await page.getByRole('button', { name: 'Unmerge' }).click();
  await page.getByText(/^Merged into/).waitFor({ state: 'detached' });
});

test('a note and a reply join the timeline once, and any customer is merged after a search', async (context) => {
  await sendLead(
    server.origin,
    contactBody({
      firstName: 'Greta',
      lastName: 'Holm',
      email: 'greta@example.com',
      phone: '(213) 555-0181',
    }),
  );
  await sendLead(
    server.origin,
    contactBody({
      firstName: 'Margareta',
      lastName: 'Holm',
      email: 'm.holm@example.com',
      phone: '(310) 555-0182',
    }),
  );
  const [greta] = (await findCustomers('greta@example.com')).filter(({ firstName }) => firstName === 'Greta');
  const page = await openPanel(context, server.origin, {
    viewport: widths.phone,
    path: customerScreens.customer(greta!.id),
  });
  await page.getByRole('button', { name: 'Add Note' }).click();
  let dialog = page.getByRole('dialog', { name: 'New Note' });
  await dialog.getByRole('button', { name: 'Add Note' }).click();
  await dialog.getByText('Enter a note').waitFor();
  await dialog.getByRole('radio', { name: 'Customer’s reply' }).check();
  await dialog.getByLabel('Text').fill('Tuesday works for me.');
  await page.reload();
  assert.equal(await dialog.getByLabel('Text').inputValue(), 'Tuesday works for me.', 'a draft of this tab');
  await dialog.getByRole('button', { name: 'Add Note' }).dblclick();
  await dialog.waitFor({ state: 'detached' });
  await timeline(page)
    .getByText(/Reply · /)
    .waitFor();
  assert.equal(await timeline(page).getByText('Tuesday works for me.').count(), 1);

  await page.getByRole('button', { name: 'Merge customers' }).click();
  dialog = page.getByRole('dialog', { name: 'Merge Customers' });
  await dialog.getByLabel('Search customers').fill('greta@example.com');
  await dialog.getByText('No other customer matches your search.').waitFor();
  await dialog.getByLabel('Search customers').fill('holm 310');
  await dialog.getByText('(310) 555-0182').waitFor();
  await dialog.getByRole('button', { name: 'Merge Margareta Holm into Greta Holm' }).focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await timeline(page).getByText('from Margareta Holm').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Merge undone').waitFor();
  assert.equal((await findCustomers('holm 310')).length, 1);
});

test('a customer without records is added, deleted and restored from the trash', async (context) => {
  const page = await openPanel(context, server.origin, { path: customerScreens.customers });
  await page.getByRole('button', { name: 'New Customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Customer' });
  await dialog.getByLabel('Phone').fill('12');
  await dialog.getByRole('button', { name: 'Create Customer' }).click();
  await dialog.getByText('First name is required').waitFor();
  await dialog.getByText('Valid phone number is required').waitFor();
  await dialog.getByLabel('First name').fill('Temporia');
  await dialog.getByLabel('Phone').fill('2135550163');
  await dialog.getByRole('button', { name: 'Create Customer' }).dblclick();
  await page.getByRole('heading', { level: 1, name: 'Temporia' }).waitFor();
  await page.getByText('Nothing yet.').waitFor();
  assert.equal((await findCustomers('Temporia')).length, 1);
  await page.getByRole('button', { name: 'Delete customer' }).click();
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
  assert.equal((await findCustomers('Temporia')).length, 0);
  await page.goto(`${server.origin}${adminPaths.trash}?kind=customer`);
  await page.getByRole('button', { name: 'Restore Temporia' }).click();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Temporia' }).waitFor();
});

test('the trash says that a customer stays while they have a quote', async (context) => {
  await sendNewQuote({ firstName: 'Wilhelmina', lastName: 'Staying', email: 'staying@example.com' });
  const [customer] = await findCustomers('Wilhelmina Staying');
  const page = await openPanel(context, server.origin, { path: customerScreens.customer(customer!.id) });
  await page.getByRole('button', { name: 'Delete customer' }).click();
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
  await page.goto(`${server.origin}${adminPaths.trash}?kind=customer`);
  const row = page.getByRole('listitem').filter({ hasText: 'Wilhelmina Staying' });
  await row.getByText('Stays while they have other records').waitFor();
});

test('a long timeline goes on with Show older, without an entry twice or missing', async (context) => {
  for (let count = 0; count < 11; count += 1) {
    await sendNewQuote({ firstName: 'Cornelia', lastName: 'Long', email: 'cornelia@example.com' });
  }
  const [customer] = await findCustomers('Cornelia Long');
  const page = await openPanel(context, server.origin, { path: customerScreens.customer(customer!.id) });
  const links = timeline(page).getByRole('link');
  const older = timeline(page).getByRole('button', { name: 'Show older' });
  await older.waitFor();
  while ((await older.count()) > 0) {
    const shown = await timeline(page).getByRole('listitem').count();
    await older.click();
    await timeline(page).getByRole('listitem').nth(shown).waitFor();
  }
  const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')!));
  assert.equal(new Set(targets).size, targets.length);
  assert.equal(targets.filter((target) => target.includes('quote=')).length, 11);
});

test('axe finds nothing while customers are listed, read and edited', async (context) => {
  const firstName = 'Axel';
  const phone = '(213) 555-0171';
  await sendNewQuote({ firstName, lastName: 'Axel', email: `${firstName}@example.com`, phone });
  await sendLead(
    server.origin,
    contactBody({
      firstName: 'Other',
      lastName: 'Person',
      email: `${firstName}@example.com`,
      phone: '(213) 555-0177',
    }),
  );
  const [customer] = await findCustomers(firstName);
  const page = await openPanel(context, server.origin, {
    path: customerScreens.customers,
  });
  const check = async () => assert.deepEqual(await findFaultsInBothLooks(page), [], page.url());
  await page.getByText('total').waitFor();
  await check();
  const path = `${server.origin}${customerScreens.customer(customer!.id)}`;
  await page.goto(path);
  await timeline(page).getByRole('listitem').first().waitFor();
  await check();
  for (const view of ['customer', 'new-property', 'quote', 'note', 'merge']) {
    await page.goto(`${path}?dialog=${customer!.id}&view=${view}`);
    await page.getByRole('dialog').locator('input, textarea').first().waitFor();
    await check();
  }
});
