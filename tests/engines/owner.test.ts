import assert from 'node:assert/strict';
import { adminApi, adminPaths, adminPost, paths } from '#shared/paths.ts';
import type { Quote } from '#shared/quotes.ts';
import { admin } from '../support/app.ts';
import { bothWidths, visit } from '../support/engines/engine-session.ts';
import { pointOf } from '../support/engines/page-functions.ts';
import { button, field, heading, type Tab } from '../support/engines/tab.ts';
import { adminCookie, storedRequests } from '../support/journeys.ts';
import { contactBody, sendLead } from '../support/leads.ts';

async function signIn(tab: Tab) {
  await tab.go(adminPaths.dashboard);
  await tab.fill(field('Username'), admin.username);
  await tab.fill(field('Password'), admin.password);
  await tab.click({ css: 'button', name: 'Sign In' });
  await tab.see('Welcome back to the admin panel!');
  // WebKit logs the 401 before the sign-in.
  assert.deepEqual(
    tab.engine.takeErrors().filter((error) => !error.includes('401')),
    [],
  );
}

async function addVisit(origin: string, firstName: string, preferredDate: string): Promise<Quote> {
  const response = await fetch(origin + adminApi.quotes, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: await adminCookie(origin) },
    body: JSON.stringify({
      firstName,
      phone: '(818) 555-0111',
      items: [{ serviceId: 1, quantity: 1 }],
      contactMethod: 'sms',
      zipCode: '91501',
      status: 'scheduled',
      preferredDate,
    }),
  });
  assert.equal(response.status, 201);
  return response.json();
}

async function dateOf(origin: string, { id }: Quote) {
  const response = await fetch(origin + adminApi.quote(id), {
    headers: { Cookie: await adminCookie(origin) },
  });
  return ((await response.json()) as Quote).preferredDate;
}

for (const width of bothWidths) {
  visit('the owner answers a lead', width, async (tab) => {
    const firstName = `Answered${width}`;
    await sendLead(tab.origin, contactBody({ firstName }));
    await signIn(tab);
    await tab.go(`${adminPaths.requests}?search=${firstName}`);
    await tab.set({ css: 'select', name: `Status of ${firstName}` }, 'contacted');
    await tab.see('Request updated successfully');
    await tab.click(button(`Edit ${firstName}`));
    await tab.fill(field('Internal notes'), 'Called back');
    await tab.click(button('Save Changes'));
    await tab.until(() => !find({ css: '[role=dialog]' }));
    const [request] = await storedRequests(tab.origin, firstName);
    assert.deepEqual([request?.status, request?.notes], ['contacted', 'Called back']);
  });

  visit('the owner writes an article', width, async (tab) => {
    await signIn(tab);
    await tab.go(adminPost.create);
    await tab.fill(field('Title'), `Spills on a ${width}`);
    await tab.fill({ css: '[role=textbox]', name: 'Content' }, 'Press a dry cloth on it.');
    await tab.click({ css: 'label', name: 'Publish immediately' });
    await tab.click(button('Create Post'));
    await tab.see('Blog post created successfully');
    await tab.go(paths.article(`spills-on-a-${width}`));
    await tab.see('Press a dry cloth on it.');
  });
}

visit('the owner drags a visit to another day', 'desk', async (tab) => {
  const quote = await addVisit(tab.origin, 'Draga', '2027-01-05');
  await signIn(tab);
  await tab.go(`${adminPaths.schedule}?view=week&date=2027-01-05`);
  const card = await tab.until(pointOf, { css: '[data-day="2027-01-05"] *', name: 'Draga' });
  const day = await tab.evaluate(() => {
    const { x, width } = document.querySelector('[data-day="2027-01-07"]')!.getBoundingClientRect();
    return Math.floor(x + width / 2);
  });
  await tab.mouse([
    { type: 'pointerMove', ...card },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerMove', x: card.x + 20, y: card.y, duration: 100 },
    { type: 'pointerMove', x: day, y: card.y, duration: 300 },
    { type: 'pointerMove', x: day + 1, y: card.y, duration: 100 },
    { type: 'pointerUp', button: 0 },
  ]);
  await tab.find({ css: '[data-day="2027-01-07"] *', name: 'Draga' });
  await tab.see('Draga, Thursday, January 7');
  assert.equal(await dateOf(tab.origin, quote), '2027-01-07');
});

visit('the owner moves a visit to another day', 'phone', async (tab) => {
  const quote = await addVisit(tab.origin, 'Thumba', '2027-01-19');
  await signIn(tab);
  await tab.go(`${adminPaths.schedule}?date=2027-01-19`);
  await tab.find(heading('Tuesday, January 19, 2027'));
  await tab.click({ css: 'main *', name: 'Thumba' });
  await tab.click(button('Move to…'));
  await tab.set({ css: '[role=dialog] input', name: 'Day' }, '2027-01-21');
  await tab.click(button('Save Changes'));
  await tab.see('Thumba, Thursday, January 21');
  assert.equal(await dateOf(tab.origin, quote), '2027-01-21');
});
