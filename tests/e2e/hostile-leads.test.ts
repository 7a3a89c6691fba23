import assert from 'node:assert/strict';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminApi, adminPaths, api } from '#kit/paths/paths.ts';
import { expectComplaints, findAccessibilityFaults, openPage, widths } from '../support/browser.ts';
import { openContact } from '../support/contact-form.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { contactBody, dayAhead } from '../support/leads.ts';

const server = serverForFile();

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Breaks out of text, attributes and scripts, and leaves a mark that the test looks for. */
const payload = `"'></script><img src=x data-owned onerror="document.title='owned'"><svg onload=alert(1)>{{7*7}}`;

test('what strangers send harms nobody', async ({ step, browser }) => {
  await step(
    'markup in every field of a lead is text on every screen of the panel, and runs nowhere',
    async () => {
      const [service] = (await (await fetch(server.origin + api.services)).json()) as { id: number }[];
      const lead = {
        firstName: payload,
        lastName: payload,
        email: `"${'x'}"@person.example`.replaceAll('"', ''),
        phone: '(818) 555-0111',
        message: payload,
        source: {
          landingPage: `/${payload}?utm_source=${payload}`,
          referrer: `https://evil.example/${payload}`,
          utmSource: payload.slice(0, 100),
          utmMedium: payload.slice(0, 100),
          utmCampaign: payload.slice(0, 100),
        },
      };
      const agent = { 'User-Agent': payload };
      assert.equal((await post(api.contact, { ...lead, service: payload.slice(0, 100) }, agent)).status, 201);
      const quote = {
        items: [{ serviceId: service!.id, quantity: 1 }],
        contactMethod: 'email',
        zipCode: '91501',
        preferredDate: dayAhead(7),
        preferredTime: payload.slice(0, 50),
        notes: payload,
      };
      const sent = await post(api.contact, { ...lead, service: 'Quote Request', quote });
      assert.equal(sent.status, 201);
      const { id, quoteId } = (await sent.json()) as { id: number; quoteId: number };
      assert.equal((await post(api.contact, { ...lead, service: 'carpet', website: payload })).status, 201);
      assert.equal(
        (await post(api.newsletter, { email: 'ana@person.example', source: payload.slice(0, 100) })).status,
        202,
      );

      const page = await openPanel(browser, server.origin);
      page.on('dialog', (dialog) => assert.fail(dialog.message()));
      const screens: [address: string, shown: RegExp][] = [
        [adminPaths.requests, /data-owned/],
        [`${adminPaths.requests}?request=${id}&view=edit`, /data-owned/],
        [`${adminPaths.requests}?show=spam`, /data-owned/],
        [adminPaths.quotes, /data-owned/],
        [`${adminPaths.quotes}?quote=${quoteId}&view=edit`, /data-owned/],
        [`${adminPaths.schedule}?view=list`, /Schedule/],
        [adminPaths.analytics, /owned|Analytics/],
        [adminPaths.newsletter, /script/],
        [adminPaths.outbox, /data-owned/],
        [adminPaths.dashboard, /data-owned/],
      ];
      for (const [address, shown] of screens) {
        await page.goto(server.origin + address);
        await page.getByText(shown).first().waitFor({ state: 'attached' });
        assert.equal(await page.locator('[data-owned], svg[onload]').count(), 0, address);
        assert.doesNotMatch(await page.title(), /owned/, address);
      }
      const cookies = await page.context().cookies();
      const headers = { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
      const read = async (path: string) => (await fetch(server.origin + path, { headers })).text();
      assert.match(await read(`${adminApi.search}?q=data-owned`), /data-owned/);
      assert.doesNotMatch(await read(adminApi.outboxEmailPage(1)), /<img|<svg|<\/script/i);
    },
  );

  await step('a program’s lead is quarantined, and the owner releases or deletes it', async () => {
    const honest = contactBody({ firstName: 'Honest', lastName: 'Person' });
    for (const firstName of ['Robot', 'Mistaken']) {
      assert.equal((await post(api.contact, { ...honest, firstName, website: 'x' })).status, 201);
    }
    const page = await openPanel(browser, server.origin);
    await page.goto(server.origin + adminPaths.requests);
    await page.getByRole('link', { name: /Suspected spam \(\d+\)/ }).click();
    await page.getByRole('heading', { name: 'Mistaken Person' }).waitFor();
    assert.match(page.url(), /show=spam/);
    assert.deepEqual(await findAccessibilityFaults(page), []);
    await page.getByRole('button', { name: 'Not spam Mistaken Person' }).click();
    await page.getByText('Moved to Requests').waitFor();
    await page.getByRole('button', { name: 'Delete Robot Person' }).click();
    await page.getByText('Suspected spam deleted').waitFor();
    await page.getByRole('heading', { name: 'Robot Person' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'Robot Person' }).waitFor();
    await page.getByRole('link', { name: 'All requests' }).click();
    await page.getByRole('heading', { name: 'Mistaken Person' }).waitFor();
    assert.equal(await page.getByRole('heading', { name: 'Robot Person' }).count(), 0);
  });

  await step('the form in the browser carries the spam guard, hidden from people', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    await openContact(page, server.origin);
    await page.getByLabel('First name').fill('Ana');
    await page.getByLabel('Last name').fill('Lopez');
    await page.getByRole('textbox', { name: 'Phone number' }).fill('8185550111');
    await page.getByRole('textbox', { name: 'Email address' }).fill('ana@example.com');
    await page.getByRole('combobox').selectOption('carpet');
    const trap = page.locator('form[action="/contact"] input[name="website"]');
    assert.equal(await trap.count(), 1, 'hydration has left it');
    assert.equal(await page.getByRole('textbox', { name: /empty/ }).count(), 0, 'nobody is told of it');
    const request = page.waitForRequest((each) => each.url().endsWith(api.contact));
    await page.getByRole('button', { name: /Send/ }).click();
    const body = (await request).postDataJSON() as {
      formToken: string;
      formOpenMs: number;
      website?: string;
    };
    assert.match(body.formToken, /^[\da-z]+\.[\w-]{22}$/);
    assert.ok(body.formOpenMs > 0);
    assert.equal(body.website, undefined);
  });

  await step('damaged records are left out with a sentence, and the others stay', async () => {
    for (const firstName of ['Whole', 'Unknown', 'Timeless']) {
      const answer = await post(
        api.contact,
        contactBody({ firstName, email: `${firstName}@person.example` }),
      );
      assert.equal(answer.status, 201);
    }
    const page = await openPanel(browser, server.origin);
    expectComplaints(page, /Invalid time value/);
    const damage = (row: { firstName: string }) => {
      if (row.firstName === 'Unknown') return { ...row, status: 'of another version' };
      return row.firstName === 'Timeless' ? { ...row, createdAt: 'someday' } : row;
    };
    await page.route(/\/api\/admin\/(requests\?|today)/, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const damaged = Array.isArray(json) ? json.map(damage) : { ...json, leads: json.leads.map(damage) };
      await route.fulfill({ response, json: damaged });
    });
    for (const path of [adminPaths.requests, customerScreens.today, adminPaths.dashboard]) {
      await page.goto(server.origin + path);
      await page.getByText('1 record could not be shown.').waitFor();
      await page.getByText('Whole Lopez').first().waitFor();
    }
    await page.goto(server.origin + adminPaths.requests);
    await page.getByText('This record could not be shown.').waitFor();
  });
});
