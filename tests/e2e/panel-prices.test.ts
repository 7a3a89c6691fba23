import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { calendarDate } from '#kit/time/dates.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { expectComplaints, findAccessibilityFaults, panelLooks, widths } from '../support/browser.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { contactBody, dayAhead, quoteBody, sendLead } from '../support/leads.ts';
import { addVisit } from '../support/visits.ts';

const server = serverForFile();

const readQuote = async (page: Page, id: number): Promise<Quote> =>
  (await page.request.get(server.origin + adminApi.quote(id))).json();

const noticeIn = (page: Page) => page.getByText('no longer matches the services');

for (const { width, viewport, colorScheme } of panelLooks) {
  test(`a price set by hand that the services have left behind says so before it is saved (${width})`, async (context) => {
    const page = await openPanel(context, server.origin, { viewport, colorScheme });
    const { id } = await addVisit(page, server.origin, 'Stala', null, { estimatedPrice: '180' });
    const [before] = [(await readQuote(page, id)).serviceDetails.total];
    await page.goto(`${server.origin}${adminPaths.quotes}?quote=${id}&view=edit`);
    const more = page.getByRole('button', { name: /^Add one / }).first();
    await more.click();
    await noticeIn(page).waitFor();
    assert.match(
      (await noticeIn(page).textContent())!,
      /^The price you set, \$180\.00, .* services, \$\d+\.\d\d\.$/,
    );
    assert.equal(
      await noticeIn(page).evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight),
      true,
    );
    assert.deepEqual(await findAccessibilityFaults(page), []);
    // Back to the lines for which the price was set.
    await page
      .getByRole('button', { name: /^Remove one / })
      .first()
      .click();
    await noticeIn(page).waitFor({ state: 'detached' });
    await more.click();
    await page.getByRole('button', { name: 'Keep $180.00' }).click();
    await noticeIn(page).waitFor({ state: 'detached' });
    await more.click();
    await page.getByRole('button', { name: /^Use \$/ }).click();
    await noticeIn(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Quote request has been successfully updated.').waitFor();
    const { estimatedPrice, serviceDetails } = await readQuote(page, id);
    assert.equal(estimatedPrice, serviceDetails.total);
    assert.notEqual(estimatedPrice, before);
  });
}

test('a visit of the future is completed only after a question, from the list and from both forms', async (context) => {
  const day = dayAhead(20);
  const { id, quoteId } = await sendLead(
    server.origin,
    quoteBody([{ serviceId: 1, quantity: 1 }], { preferredDate: day }, { firstName: 'Futura' }),
  );
  const page = await openPanel(context, server.origin);
  expectComplaints(page, /409/);
  const question = page.getByRole('alertdialog', { name: 'Complete this visit early?' });
  const getStatus = async () => (await readQuote(page, quoteId!)).status;
  const decline = async () => {
    await question.waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    assert.equal(await getStatus(), 'new');
  };
  for (const path of [adminPaths.quotes, adminPaths.requests]) {
    await page.goto(`${server.origin}${path}?search=Futura`);
    const status = page.getByLabel('Status of Futura Lopez');
    await status.selectOption('completed');
    await decline();
    assert.equal(await status.inputValue(), 'new');
  }
  const forms = [
    [`${adminPaths.quotes}?quote=${quoteId}&view=edit`, 'Edit Quote'],
    [`${adminPaths.requests}?request=${id}`, 'Edit Request'],
  ] as const;
  for (const [path, title] of forms) {
    await page.goto(server.origin + path);
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByLabel('Status', { exact: true }).selectOption('completed');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await decline();
    // The form still has the choice.
    assert.equal(await dialog.getByLabel('Status', { exact: true }).inputValue(), 'completed');
  }
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await question.waitFor();
  assert.deepEqual(await findAccessibilityFaults(page), []);
  await question.getByRole('button', { name: 'Complete it' }).click();
  await page.getByText('Request updated successfully').waitFor();
  assert.equal(await getStatus(), 'completed');
});

test('the completed visits of a period come down for the books', async (context) => {
  const page = await openPanel(context, server.origin);
  const today = calendarDate(new Date());
  await addVisit(page, server.origin, 'Bookina', today, { status: 'completed' });
  await addVisit(page, server.origin, 'Longago', '2024-03-05', { status: 'completed' });
  await page.goto(server.origin + adminPaths.quotes);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export quotes' });
  const download = async () => {
    const arriving = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download visits' }).click();
    return readFile(await (await arriving).path(), 'utf8');
  };
  const present = await download();
  assert.match(present, /Bookina/);
  assert.doesNotMatch(present, /Longago/);
  await dialog.getByLabel('From').fill('2024-03-01');
  await dialog.getByLabel('To').fill('2024-03-31');
  const past = await download();
  assert.match(past, /Longago.*completed,2024-03-05,/);
  assert.doesNotMatch(past, /Bookina/);
  assert.deepEqual(await findAccessibilityFaults(page), []);
});

test('a deleted request says that its quote went along, and Undo brings both', async (context) => {
  const lead = quoteBody(
    [{ serviceId: 1, quantity: 1 }],
    { preferredDate: dayAhead(9) },
    { firstName: 'Bothina' },
  );
  const { quoteId } = await sendLead(server.origin, lead);
  const page = await openPanel(context, server.origin, { path: `${adminPaths.requests}?search=Bothina` });
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByText('Bothina Lopez. The quote went to the trash too.').waitFor();
  const quote = () => page.request.get(server.origin + adminApi.quote(quoteId!));
  assert.equal((await quote()).status(), 404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Bothina Lopez, with the quote').waitFor();
  assert.equal((await quote()).status(), 200);
});

for (const [width, viewport] of Object.entries(widths)) {
  test(`new leads are on the first screen of the dashboard, above figures and charts (${width})`, async (context) => {
    for (const firstName of ['Dasha', 'Dashb', 'Dashc'])
      await sendLead(server.origin, contactBody({ firstName }));
    const page = await openPanel(context, server.origin, { viewport });
    await page.getByRole('link', { name: 'Dashc Lopez', exact: true }).waitFor();
    await page.getByRole('figure').first().waitFor();
    const getBottom = async (name: string) =>
      page
        .getByRole('link', { name, exact: true })
        .evaluate((element) => element.closest('li')!.getBoundingClientRect().bottom);
    const tabs = width === 'phone' ? 72 : 0;
    for (const name of ['Dashc Lopez', 'Dashb Lopez']) {
      assert.ok((await getBottom(name)) <= viewport.height - tabs, `${name} is on the first screen`);
    }
    const top = await page
      .getByRole('figure')
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
    assert.ok((await getBottom('Dasha Lopez')) < top);
  });
}
