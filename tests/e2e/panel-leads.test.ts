import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { adminPaths, api } from '#shared/paths.ts';
import { findAccessibilityFaults, panelLooks, widths } from '../support/browser.ts';
import { openPanel as openSignedIn, serverForFile } from '../support/journeys.ts';
import { contactBody, quoteBody } from '../support/leads.ts';

const server = serverForFile();

async function sendLead(body: object): Promise<{ id: number; quoteId: number | null }> {
  const response = await fetch(server.origin + api.contact, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  assert.equal(response.status, 201);
  return (await response.json()) as { id: number; quoteId: number | null };
}

const nextWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

async function openPanel(context: TestContext, path: string, options: BrowserContextOptions) {
  const page = await openSignedIn(context, server.origin, options);
  await page.goto(server.origin + path);
  return page;
}

/** The amounts under the lines: subtotal, perhaps a discount, total. */
const sums = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('definition')
    .filter({ hasText: /^−?\$[\d,.]+$/ });

test('a quote by telephone is entered by hand: what is missing is said, what was typed is kept, the total is live', async (context) => {
  const page = await openPanel(context, adminPaths.quotes, { viewport: widths.desk });
  await page.getByRole('button', { name: 'New Quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Quote' });
  await dialog.getByRole('button', { name: 'Create Quote' }).click();
  await dialog.getByText('First name is required').waitFor();
  await dialog.getByText('ZIP code is required').waitFor();
  await dialog.getByText('Please choose at least one service').waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');

  await dialog.getByLabel('First name').fill('Telefona');
  await dialog.getByLabel('ZIP code').fill('91501');
  await dialog.getByText('Burbank').waitFor();
  const search = dialog.getByLabel('Search services');
  await search.fill('sofa');
  await search.press('Enter');
  await dialog
    .getByRole('button', { name: /^One .* more$/ })
    .first()
    .click();
  await page.reload();
  await dialog.getByText('Your unsaved changes are back.').waitFor();
  assert.equal(await dialog.getByLabel('First name').inputValue(), 'Telefona');
  const total = (await sums(page).last().textContent())!.slice(1);
  assert.equal(await dialog.getByLabel('Estimated price').inputValue(), total);

  await dialog.getByRole('button', { name: 'Create Quote' }).click();
  await dialog.getByText('Please provide contact information for your selected method').first().waitFor();
  await dialog.getByLabel('Phone').fill('8185550199');
  await dialog.getByRole('button', { name: 'Create Quote' }).dblclick();
  await page.getByText('Quote request has been successfully created.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.goto(`${server.origin}${adminPaths.quotes}?search=Telefona`);
  await page.getByText('1 total').waitFor();
  const row = page.getByRole('listitem').filter({ hasText: 'Telefona' });
  await row.getByText(`$${total}`).waitFor();
  await row.getByText('(818) 555-0199').waitFor();
});

test('a request becomes a quote with what is known of it, and its history tells of it', async (context) => {
  await sendLead(contactBody({ firstName: 'Konvertina', message: 'Stains on the armrest' }));
  const page = await openPanel(context, `${adminPaths.requests}?search=Konvertina`, {
    viewport: widths.phone,
  });
  await page.getByRole('button', { name: 'Convert to quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convert to Quote' });
  assert.equal(await dialog.getByLabel('First name').inputValue(), 'Konvertina');
  assert.equal(await dialog.getByLabel('Customer notes').inputValue(), 'Stains on the armrest');
  await dialog.getByLabel('ZIP code').fill('91501');
  await dialog.getByRole('button', { name: /^Add / }).first().click();
  await dialog.getByRole('button', { name: 'Create Quote' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'View quote' }).waitFor();
  assert.equal(await page.getByLabel(/^Status of/).inputValue(), 'quoted');
  await page.getByRole('button', { name: /^Edit/ }).click();
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('Status: New → Quoted').waitFor();
  await history.getByText('by Website').waitFor();
  await history.getByText('Received').waitFor();
});

test('services are added to a quote and taken out, and its price goes along', async (context) => {
  const { quoteId } = await sendLead(
    quoteBody([{ serviceId: 1, quantity: 1 }], { preferredDate: nextWeek() }, { firstName: 'Zeilina' }),
  );
  const page = await openPanel(context, `${adminPaths.quotes}?quote=${quoteId}&view=edit`, {
    viewport: widths.desk,
  });
  const dialog = page.getByRole('dialog', { name: 'Edit Quote' });
  const first = await sums(page).last().textContent();
  await dialog.getByText('Add a service').click();
  await dialog.getByLabel('Search services').fill('queen');
  await dialog.getByRole('button', { name: /^Add / }).first().click();
  const removed = dialog.getByRole('button', { name: /^Remove / }).first();
  const title = (await removed.getAttribute('aria-label'))!.replace('Remove ', '');
  await removed.click();
  const total = (await sums(page).last().textContent())!;
  assert.notEqual(total, first);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Quote request has been successfully updated.').waitFor();
  await page.goto(`${server.origin}${adminPaths.quotes}?quote=${quoteId}`);
  const details = page.getByRole('dialog', { name: 'Quote Details' });
  await details.getByText(`Estimated price: ${first} → ${total}`).waitFor();
  assert.equal(await details.getByRole('cell', { name: /queen/i }).count(), 1);
  assert.equal(await details.getByRole('cell', { name: title }).count(), 0);
});

for (const { width, viewport, colorScheme } of panelLooks) {
  test(`axe finds nothing on a ${width} in ${colorScheme} while a quote is entered, converted and edited`, async (context) => {
    const firstName = `${width}${colorScheme}`;
    const request = await sendLead(contactBody({ firstName }));
    const quote = await sendLead(
      quoteBody([{ serviceId: 1, quantity: 2 }], { preferredDate: nextWeek() }, { firstName }),
    );
    const page = await openPanel(context, `${adminPaths.quotes}?new=1`, { viewport, colorScheme });
    const check = async () => assert.deepEqual(await findAccessibilityFaults(page), [], page.url());
    await page.getByRole('button', { name: /^Add / }).first().click();
    await page.getByRole('button', { name: 'Create Quote' }).click();
    await page.getByText('First name is required').waitFor();
    await check();
    await page.goto(`${server.origin}${adminPaths.requests}?request=${request.id}&view=quote`);
    await page.getByText('Add a service').waitFor();
    await check();
    await page.goto(`${server.origin}${adminPaths.quotes}?quote=${quote.quoteId}&view=edit`);
    await page.getByText('by Website').waitFor();
    await page.getByText('Add a service').click();
    await check();
  });
}
