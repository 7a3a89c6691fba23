import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { AdminPost } from '#articles/blog/posts.ts';
import { mailApi } from '#delivery/mailbox/mail-connection.ts';
import { customerApi, customerScreens, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi, adminPaths, adminPost, api } from '#kit/paths/paths.ts';
import type { AddedPerson } from '#office/team/people.ts';
import type { Customer } from '#sales/customers/customers.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { startWorkflow } from '../support/ai-services.ts';
import { editorText, tool } from '../support/blog-panel.ts';
import {
  expectComplaints,
  findAccessibilityFaults,
  findFaultsAtEachWidth,
  findFaultsInBothLooks,
  openPage,
  widths,
} from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, fillSignIn, openPanel, serverForFile } from '../support/journeys.ts';
import { contactBody, dayAhead, quoteBody, sendLead } from '../support/leads.ts';
import { startReceiver } from '../support/receiver.ts';
import { startInbox } from '../support/smtp.ts';
import { startTextGateway } from '../support/text-gateway.ts';

const server = serverForFile();
const account = { user: 'office@sunny.example', password: 'the right one' };
/** Its address is in nobody's mailbox. */
const refusedEmail = 'refused@example.com';

let inbox: Awaited<ReturnType<typeof startInbox>>;
let gateway: Awaited<ReturnType<typeof startTextGateway>>;
let workflow: Awaited<ReturnType<typeof startWorkflow>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
test.beforeAll(async () => {
  inbox = await startInbox({
    account,
    refuseRecipient: (address) => (address === refusedEmail ? '550 5.1.1 No such user here' : undefined),
  });
  gateway = await startTextGateway((response, { authorization }) => {
    if (authorization === `Basic ${Buffer.from('AC1:right').toString('base64')}`) return undefined;
    response.writeHead(401, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ code: 20003, message: 'Not this way' }));
    return true;
  });
  workflow = await startWorkflow(() => ({ status: 400, json: { message: 'No credit left' } }));
  receiver = await startReceiver((response) => response.end('ok'));
});
test.afterAll(async () => {
  await Promise.all([inbox.close(), gateway.close(), workflow.close(), receiver.close()]);
});

const call = <Answer>(method: string, path: string, body?: object) =>
  callAsOwner<Answer>(server.origin, method, path, body);

/** A page for a whole walk, and what each stop needs. */
async function startWalk(browser: Browser) {
  const page = await openPanel(browser, server.origin);
  // In the frame of an email neither a trace's script may run, nor may axe be answered, which WebKit logs.
  expectComplaints(page, /40[19]|422|503|Blocked script execution|Unable to post message/);
  page.on('dialog', (dialog) => dialog.accept());
  const part = () => page.getByRole('dialog');
  return {
    page,
    dialog: part,
    press: (name: string | RegExp, within: Pick<Page, 'getByRole'> = page) =>
      within.getByRole('button', { name, exact: true }).first().click(),
    fill: (label: string, text: string) => page.getByLabel(label, { exact: true }).first().fill(text),
    see: (text: string | RegExp) => page.getByText(text).first().waitFor(),
    async go(path: string, ready?: string | RegExp) {
      await page.goto(server.origin + path);
      await page.locator('main h1').waitFor();
      if (ready) await page.getByText(ready).filter({ visible: true }).first().waitFor();
    },
    check: async (what: string) => assert.deepEqual(await findFaultsInBothLooks(page), [], what),
  };
}

async function addVisit(firstName: string, preferredDate: string | null, changes: object = {}) {
  const person = { firstName, phone: '(818) 555-0111', contactMethod: 'sms', zipCode: '91501' };
  const items = [{ serviceId: 1, quantity: 1 }];
  const body = { ...person, items, status: 'scheduled', preferredDate, ...changes };
  return call<Quote>('POST', adminApi.quotes, body);
}

async function book(firstName: string, date: string, changes: object = {}) {
  const quote = await addVisit(firstName, null, { status: 'contacted' });
  const address = { street: '12 Oak Street', city: 'Burbank', zipCode: '91501' };
  const path = customerApi.properties(quote.customerId!);
  const property = await call<{ id: number }>('POST', path, { ...address, accessNotes: 'Gate code 1234' });
  const place = { crewId: 1, propertyId: property.id, date, from: '08:00', to: '10:00', ...changes };
  return call<Visit>('POST', visitApi.visits, { quoteId: quote.id, ...place });
}

test('axe finds nothing in settings', { tag: '@axe' }, async ({ step, browser }) => {
  await step('axe finds nothing where email, texts, articles and webhooks are set up', async () => {
    const { page, dialog, press, fill, see, go, check } = await startWalk(browser);
    await go(adminPaths.email);
    await page.getByLabel('Email provider').selectOption('Gmail or Google Workspace');
    await see('Google wants an app password here');
    await check('a mail provider');
    await page.getByLabel('Email provider').selectOption('Another server');
    await fill('Server', '127.0.0.1');
    await page.getByLabel('Port').fill(String(inbox.port));
    await page.getByLabel('Encryption').selectOption('None (this computer)');
    await page.getByLabel('User name').fill(account.user);
    await fill('Password', 'the wrong one');
    await press('Send a test email');
    await see('The server didn’t accept the user name or password. (Code 535)');
    await check('a wrong password');
    await fill('Password', account.password);
    await page.getByLabel('Send the test to').fill('kim@sunny.example');
    await press('Send a test email');
    await see('Sent to kim@sunny.example');
    await check('a test email that was sent');
    await press('Save settings');
    await see('Email settings saved');
    await go(adminPaths.email, 'Works since');
    await check('a saved mail server');

    await go(adminPaths.texts);
    await press('Save settings');
    await see('Enter the Account SID: AC and 32 more letters and digits');
    await check('Twilio, with errors');
    await page.getByLabel('Text service').selectOption('Another service that works like Twilio');
    await page.getByLabel('URL of the service').fill(gateway.url);
    await fill('Account', 'AC1');
    await fill('Token', 'wrong');
    await page.getByLabel('Phone number').fill('(818) 555-0100');
    await page.getByLabel('Send the test to').fill('8185550143');
    await press('Send a test text');
    await see('The service didn’t accept the account or the token. (Code 20003)');
    await check('a wrong token');
    await fill('Token', 'right');
    await press('Send a test text');
    await see('Sent to (818) 555-0143');
    await check('a test text that was sent');
    await press('Save settings');
    await see('Text settings saved');
    await go(adminPaths.texts, 'Works since');
    await check('a saved gateway');

    await page.setViewportSize(widths.phone);
    await page.emulateMedia({ colorScheme: 'light' });
    await go(adminPaths.blog);
    const askForArticle = async (topic: string) => {
      await press('Generate AI Post');
      await page.getByLabel('Article Topic').fill(topic);
      await press('Generate Article');
    };
    await askForArticle('Wool');
    await see('Failed to start AI post generation');
    assert.deepEqual(await findAccessibilityFaults(page), [], 'an article that nobody writes');
    await go(adminPaths.articleWriter);
    await page.getByLabel('URL').fill(workflow.url);
    await page.getByRole('textbox', { name: 'Secret (optional)' }).fill('a secret of both sides');
    await press('Save settings');
    await see('Saved. Leave it empty to keep it.');
    await check('a workflow');
    await go(adminPaths.blog);
    await press('Generate AI Post');
    await page.getByLabel('Article Topic').waitFor();
    await check('asking for an article');
    await press('Close', dialog());
    await askForArticle('Refused');
    await see('The workflow returned 400: No credit left');
    await check('an article that the workflow refuses');

    await go(adminPaths.webhooks);
    await press('Add webhook');
    await press('Add', dialog());
    await see('Enter a URL that starts with https://');
    await check('adding a webhook');
    await page.getByLabel('Address').fill(receiver.url);
    await press('Add', dialog());
    await see(/^whsec_/);
    await check('the secret of a webhook');
    await press('Done');
    await press('Close', page.getByRole('alertdialog'));
    await press(/^Send test/);
    await page.getByRole('list', { name: 'Latest deliveries' }).getByText('Sent').waitFor();
    await check('the webhooks');
  });

  await step('axe finds nothing in keys, messages, company, categories and setting up', async () => {
    const { page, dialog, press, fill, see, go, check } = await startWalk(browser);
    await go(adminPaths.keys);
    await press('Add key');
    await dialog().getByLabel('Role').selectOption('crew');
    await press('Add', dialog());
    await see('Name is required');
    await check('adding a key');
    await fill('Name', 'CRM');
    await dialog().getByLabel('Role').selectOption('office');
    await press('Add', dialog());
    await see(/^key_/);
    const key = await page.getByText(/^key_/).innerText();
    await check('the key');
    await fetch(server.origin + adminApi.requests, { headers: { Authorization: `Bearer ${key}` } });
    await go(adminPaths.keys, 'Last used');
    await check('the keys');

    const items = [{ serviceId: 1, quantity: 2 }];
    const wish = { preferredDate: dayAhead(7), contactMethod: 'email' };
    const person = { firstName: 'Axel', lastName: 'Axe', email: 'axel@example.com' };
    await sendLead(server.origin, quoteBody(items, wish, person));
    await go(customerScreens.messages);
    const followUp = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'First follow-up', exact: true }) });
    await press('Preview', followUp);
    await followUp.getByText(/^Email to /).waitFor();
    await followUp.getByRole('textbox', { name: 'Text in English' }).fill('{nobody}');
    await press('Save settings');
    await followUp.getByText(/is unknown/).waitFor();
    await check('messages');
    await press('Discard changes');
    const [customer] = await call<Customer[]>('GET', `${customerApi.customers}?search=Axel`);
    for (const viewport of [widths.desk, widths.phone]) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'light' });
      await go(customerScreens.customer(customer!.id), /^Goes out /);
      assert.deepEqual(await findAccessibilityFaults(page), [], 'a planned follow-up');
    }

    await go(adminPaths.company);
    await page.getByLabel('County', { exact: true }).waitFor();
    await check('the company');
    await page.emulateMedia({ colorScheme: 'light' });
    await go(adminPaths.categories);
    assert.deepEqual(await findFaultsAtEachWidth(page), [], 'the categories');
    await press('Add Category');
    await press('Add Category', dialog());
    await see('Enter a name');
    assert.deepEqual(await findFaultsAtEachWidth(page), [], 'adding a category');

    await page.setViewportSize(widths.phone);
    await go(customerScreens.today);
    await page.getByRole('button', { name: /^Set up your site/ }).click();
    await press('Take all offline');
    await see(/stay in Blog as drafts/);
    assert.deepEqual(await findAccessibilityFaults(page), [], 'articles offline');
  });
});

test('axe finds nothing in schedule, board, articles and editor', { tag: '@axe' }, async ({
  step,
  browser,
}) => {
  await step('axe finds nothing in the schedule and the board, with every dialog open', async () => {
    const { page, dialog, press, go, see, check } = await startWalk(browser);
    const date = '2027-03-02';
    const big = { preferredTime: '9:00 AM', items: [{ serviceId: 1, quantity: 20 }] };
    const { id } = await addVisit('Axel', date, big);
    await addVisit('Overlapping', date, { preferredTime: '9:30 AM' });
    await addVisit('Done', date, { status: 'completed' });
    await addVisit('Wish', date, { status: 'contacted', zipCode: '99999' });
    const bookedOn = '2027-06-09';
    const visit = await book('Axela', bookedOn, { durationMinutes: 540 });
    await book('Forca', bookedOn, { force: true, durationMinutes: 300 });
    const checkDay = async (query: string, ready: string) => {
      await go(`${adminPaths.schedule}?${query}`);
      await page.getByText(ready, { exact: true }).first().waitFor();
      await check(query);
    };
    await checkDay(`view=week&date=${date}`, 'Axel');
    await checkDay(`view=day&date=${date}`, 'Axel');
    await checkDay('date=2029-01-01', 'Nothing is scheduled this week');
    const undated = await addVisit('Undated', null);
    await checkDay('date=2029-01-01', 'Scheduled, no day yet');
    await checkDay(`date=2029-01-01&visit=${undated.id}`, 'Choose a day');
    await call('DELETE', adminApi.quote(undated.id));
    await checkDay(`date=${date}&visit=${id}`, 'Customer notes');
    await checkDay(`date=${date}&visit=${id}&sheet=move`, 'Exact time');
    await go(adminPaths.schedule);
    await press('Subscribe');
    await page.getByLabel('Private link').waitFor();
    await check('subscribing');

    await checkDay(`view=week&date=${bookedOn}`, 'Overbooked');
    await checkDay(`view=day&date=${bookedOn}`, 'Overbooked');
    await checkDay(`view=day&date=${bookedOn}&booked=${visit.id}`, 'Access notes');
    await checkDay(`view=day&date=${bookedOn}&booked=${visit.id}&sheet=move`, 'Arrival window');
    await page.getByRole('button', { name: 'Crew 2, 8 to 10 AM (fits)' }).waitFor();
    await checkDay(`view=day&date=${bookedOn}&booked=${visit.id}&sheet=cancel`, 'Reason');
    await checkDay(`view=day&date=${bookedOn}&find=1`, 'Find a quote');

    const off = '2027-06-07';
    await book('Blocka', off, { from: '12:00', to: '14:00' });
    await go(`${adminPaths.schedule}?view=day&date=${off}`);
    await press('Time off for Crew 1');
    await page.getByRole('radio', { name: 'Afternoon' }).check();
    await press('Save', dialog());
    await see('A visit is booked then.');
    await check('time off with a visit then');
    await press('Done', dialog());
    await press('Crew 1: Off 12 to 6 PM');
    await page.getByLabel('Reason').waitFor();
    await check('changing time off');
    await go(`${adminPaths.schedule}?view=week&date=${off}`);
    await page.getByRole('button', { name: 'Crew 1: Off 12 to 6 PM' }).waitFor();
    await check('a week with time off');
  });

  await step('axe finds nothing in articles and the editor, with every dialog open', async () => {
    const { page, dialog, press, fill, see, go, check } = await startWalk(browser);
    const addPost = (title: string, changes: object = {}) =>
      call<AdminPost>('POST', adminApi.posts, {
        title,
        content: '<p>Press a dry cloth on it.</p>',
        ...changes,
      });
    await addPost('Stuck', { isPinned: true });
    await go(adminPaths.blog, 'Pinned');
    await check('the articles');
    await press(/^Delete/);
    await see('Are you sure you want to delete this blog post?');
    await check('deleting an article');

    await go(adminPost.create);
    await editorText(page).waitFor();
    await press('Create Post');
    await see('Title is required');
    await check('the editor with errors');
    for (const [name, title] of [
      ['Link', 'Add a link'],
      ['Image', 'Add an image'],
    ] as const) {
      await tool(page, name).click();
      await page.getByRole('dialog', { name: title }).waitFor();
      await check(title);
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
    }
    await press('HTML');
    await check('the HTML');

    const { id } = await addPost('Two Desks');
    await page.emulateMedia({ colorScheme: 'light' });
    await go(adminPost.edit(id));
    await fill('Title *', 'Mine');
    await press('HTML');
    await page.locator('textarea[name=content]').fill('<p>Mine.</p>');
    const content = `<h2>Theirs</h2>${'<p>Wait.</p>'.repeat(40)}<p>End</p>`;
    await call('PUT', adminApi.post(id), { title: 'Theirs', content });
    await press('Update Post');
    await see('Title is now: Theirs');
    await press(/^Show more/);
    assert.deepEqual(await findAccessibilityFaults(page), [], 'an article that someone else changed');
  });
});

test('axe finds nothing in leads, figures, people, customers and the audit log', { tag: '@axe' }, async ({
  step,
  browser,
}) => {
  await step('axe finds nothing in leads, figures and what is kept, and where a role ends', async () => {
    const { page, press, see, go, check } = await startWalk(browser);
    const date = dayAhead(9);
    const person = { firstName: 'Calloffa', email: 'called@example.com' };
    const items = [{ serviceId: 1, quantity: 1 }];
    const { id, quoteId } = await sendLead(server.origin, quoteBody(items, { preferredDate: date }, person));
    await call('PATCH', adminApi.request(id), { status: 'cancelled' });
    await go(`${adminPaths.quotes}?search=Calloffa`, 'Request cancelled');
    await check('a quote of a cancelled request');
    await press(/^Details/);
    await page.getByRole('dialog').getByRole('link', { name: 'request was cancelled' }).waitFor();
    await check('its details');
    await page.setViewportSize(widths.phone);
    await page.emulateMedia({ colorScheme: 'light' });
    await go(`${adminPaths.quotes}?quote=${quoteId}&view=edit`);
    await page.getByLabel('Discount', { exact: true }).selectOption('In percent');
    await page.getByLabel('Percent', { exact: true }).fill('20');
    await press('Save Changes');
    await see('Enter a reason, which the customer reads');
    assert.deepEqual(await findAccessibilityFaults(page), [], 'a discount without a reason');

    await go(adminPaths.dashboard, 'Conversion Rate');
    await page.getByRole('figure').first().waitFor();
    await check('the dashboard');
    await go(adminPaths.analytics);
    await page.getByRole('heading', { name: 'Revenue by category' }).waitFor();
    await check('analytics');

    const { version } = await call<{ version: number }>('GET', mailApi.connection);
    await call('PUT', mailApi.connection, {
      ...{ version, host: '127.0.0.1', port: inbox.port, security: 'none' },
      ...{ username: account.user, password: account.password },
      ...{ senderName: '', senderEmail: account.user },
    });
    const letter = { email: 'letter@example.com', source: 'blog' };
    await call('POST', api.newsletter, letter);
    const gone = await sendLead(server.origin, contactBody({ firstName: 'Axelina', email: refusedEmail }));
    await go(adminPaths.newsletter, letter.email);
    await check('the newsletter');
    await go(`${adminPaths.newsletter}?search=nobody`, 'No subscribers found');
    await check('no subscribers');
    await go(`${adminPaths.outbox}?search=${refusedEmail}`, 'We stopped trying');
    await check('an email that was refused');
    await press(/^Preview/);
    await see('Links don’t work in this preview');
    await check('an email');
    await go(adminPaths.system);
    await page.getByRole('region', { name: 'Emails that couldn’t be sent' }).waitFor();
    await check('System');
    await go(adminPaths.privacy);
    await page.getByLabel('Email or phone').fill(refusedEmail);
    await press('Look it up');
    await see(`Stored under ${refusedEmail}`);
    await check('Privacy');
    await call('DELETE', adminApi.request(gone.id));
    await go(adminPaths.trash, 'Axelina');
    await check('the trash');

    const input = { name: 'Dana Cruz', username: 'dana', email: 'dana@example.com', role: 'crew', crewId: 1 };
    const dana = await call<AddedPerson>('POST', adminApi.people, input);
    const phone = await openPage(browser, { reducedMotion: 'reduce', viewport: widths.desk });
    expectComplaints(phone, /40[13]/);
    await phone.goto(server.origin + adminPaths.account);
    await fillSignIn(phone, dana);
    await phone.getByRole('heading', { name: 'Your visits' }).waitFor();
    await phone.goto(server.origin + adminPaths.settings);
    await phone.getByRole('heading', { name: 'Your role doesn’t include this screen' }).waitFor();
    assert.deepEqual(await findFaultsInBothLooks(phone), [], 'a screen that a role does not include');
  });

  await step('axe finds nothing in people, crews, customers, the palette and the audit log', async () => {
    const { page, dialog, press, fill, see, go, check } = await startWalk(browser);
    await go(`${adminPaths.dashboard}/nowhere`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await check('an address without a screen');

    await go(adminPaths.people, 'admin');
    await check('people');
    await press('Add person');
    await dialog().getByLabel('Role').selectOption('crew');
    await press('Add', dialog());
    await see('Name is required');
    await check('adding a person');
    await fill('Name', 'Robin Chan');
    await dialog().getByLabel('Username').fill('robin.axe');
    await dialog().getByLabel('Email').fill('robin.axe@example.com');
    await dialog().getByLabel('Crew').selectOption({ index: 1 });
    await press('Add', dialog());
    await page.getByRole('dialog', { name: 'Password for Robin Chan' }).waitFor();
    await check('a password');
    await press('Done');
    await page.getByRole('alertdialog').waitFor();
    await check('a password that is not shown again');
    await press('Close', page.getByRole('alertdialog'));
    await press(/^Edit ?Robin Chan/);
    await page.getByRole('dialog', { name: 'Edit Robin Chan' }).getByLabel('Crew').waitFor();
    await check('editing a person');

    await go(adminPaths.bookingSettings);
    await press('Add a window');
    await press('Add a closure');
    await press('Save settings');
    await see('Enter a time');
    await check('booking');
    await press('Discard changes');
    await go(adminPaths.crews, 'Add crew');
    await check('crews');
    await press('Add crew');
    await dialog().getByRole('switch', { name: 'Works your opening hours' }).click();
    await dialog().getByRole('switch', { name: 'Serves all your places' }).click();
    await press('Add', dialog());
    await see('Choose at least one place');
    await check('a crew');

    const email = 'axelle@example.com';
    const axelle = { firstName: 'Axelle', email, phone: '(213) 555-0171' };
    await sendLead(
      server.origin,
      quoteBody([{ serviceId: 1, quantity: 2 }], { preferredDate: dayAhead(7) }, axelle),
    );
    const other = { firstName: 'Other', lastName: 'Person', email, phone: '(213) 555-0177' };
    await sendLead(server.origin, contactBody(other));
    const [customer] = await call<Customer[]>('GET', `${customerApi.customers}?search=Axelle`);
    await go(customerScreens.customers, 'total');
    await check('the customers');
    const path = customerScreens.customer(customer!.id);
    await go(path);
    await page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first().waitFor();
    await check('a customer');
    for (const view of ['customer', 'new-property', 'quote', 'note', 'merge']) {
      await page.goto(`${server.origin}${path}?dialog=${customer!.id}&view=${view}`);
      await dialog().locator('input, textarea').first().waitFor();
      await check(view);
    }

    await go(adminPaths.dashboard);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or jump to' });
    await palette.getByRole('option').first().waitFor();
    await check('the palette');
    await page.keyboard.type('axelle');
    await palette
      .getByRole('option', { name: /^Axelle Lopez/ })
      .first()
      .waitFor();
    await check('what the palette finds');
    await page.keyboard.type(' is nobody');
    await see('Nothing found for');
    await check('a palette that finds nothing');

    const [service] = await call<{ id: number }[]>('GET', adminApi.services);
    await call('PUT', adminApi.service(service!.id), { originalPrice: '991.00' });
    await go(adminPaths.audit);
    await page.getByRole('list', { name: 'Entries' }).getByRole('listitem').first().waitFor();
    await check('the audit log');
    await page.setViewportSize(widths.phone);
    const tops = await Promise.all(
      ['Who', 'What', 'When'].map(
        async (label) => (await page.getByLabel(label, { exact: true }).boundingBox())!.y,
      ),
    );
    assert.equal(new Set(tops).size, 1, 'one row on a phone');
    await page.getByLabel('When').selectOption('dates');
    const answer = page.waitForResponse(/from=2026-01-01/);
    await page.getByLabel('From', { exact: true }).fill('2026-01-01');
    await answer;
    await page.locator('main div[aria-busy=false]').waitFor();
    await check('the audit log between dates');
  });
});
