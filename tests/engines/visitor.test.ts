import assert from 'node:assert/strict';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, paths } from '#shared/paths.ts';
import type { Service } from '#shared/services.ts';
import { bothWidths, visit } from '../support/engines/engine-session.ts';
import { isHydrated } from '../support/engines/page-functions.ts';
import { button, field, heading } from '../support/engines/tab.ts';
import { storedQuotes, storedRequests } from '../support/journeys.ts';
import { dayAhead } from '../support/leads.ts';
import { makePhoto } from '../support/photos.ts';

for (const width of bothWidths) {
  visit('the price box of home leads to a price', width, async (tab) => {
    const services = (await (await fetch(tab.origin + api.services)).json()) as Service[];
    const mattress = services.filter(({ category, isAddOn }) => category === 'mattress' && !isAddOn).at(-1)!;
    await tab.go(paths.home);
    const box = `form[action="${paths.calculator}"]`;
    await tab.click({ css: `${box} label`, name: 'mattress' });
    await tab.fill({ css: `${box} [name=zip]` }, '91501');
    await tab.click({ css: `${box} button` });
    await tab.find(heading('Choose your services'));
    await tab.until(isHydrated);
    await tab.see('Burbank.');
    await tab.click({ css: '#items button', name: `Add ${mattress.title}` });
    await tab.click(button('Get This Quote'));
    await tab.find(heading('Almost Done'));
    await tab.see(`$${mattress.discountedPrice}`);
    assert.equal(
      await tab.evaluate(() => document.querySelector<HTMLInputElement>('form [name=zipCode]')!.value),
      '91501',
    );
  });

  visit('a quote is sent with a photo', width, async (tab) => {
    const email = `quote.${width}@example.com`;
    const photo = join(await mkdtemp(join(tmpdir(), 'photo-')), 'couch.jpg');
    await writeFile(photo, await makePhoto());
    await tab.go(paths.calculator);
    await tab.until(isHydrated);
    await tab.click({ css: '#items button', name: 'Add 2-Seat Sofa' });
    await tab.click(button('Get This Quote'));
    await tab.fill(field('Your name'), 'Ana Lopez');
    await tab.click({ css: 'label', name: 'Email' });
    await tab.fill({ css: 'form [name=email]' }, email);
    await tab.fill({ css: 'form [name=zipCode]' }, '91501');
    await tab.set({ css: 'form [name=preferredDate]' }, dayAhead(3));
    await tab.choose('input[type=file]', photo);
    await tab.see('couch.jpg');
    await tab.click(button('Send my quote request'));
    await tab.find(heading('Quote Request Sent!'));
    const [quote, ...others] = await storedQuotes(tab.origin, email);
    assert.deepEqual(others, []);
    assert.match(quote!.imageUrl ?? '', /^\/uploads\//);
  });

  visit('the contact form is sent', width, async (tab) => {
    const email = `contact.${width}@example.com`;
    await tab.go(paths.contact);
    await tab.until(isHydrated);
    await tab.fill(field('First name'), 'Rosa');
    await tab.fill(field('Last name'), 'Kwon');
    await tab.fill(field('Phone number'), '8185550123');
    await tab.fill(field('Email address'), email);
    await tab.set({ css: 'select[name=service]' }, 'multiple');
    await tab.fill(field('Message'), 'A sofa and two rugs.');
    await tab.click(button('Send my request'));
    await tab.see('Thank you for your inquiry!');
    const [request] = await storedRequests(tab.origin, email);
    assert.equal(request?.phone, '(818) 555-0123');
  });
}
