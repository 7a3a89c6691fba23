import assert from 'node:assert/strict';
import { quoteApi, quotePaths } from '#shared/customer-paths.ts';
import { api, paths } from '#shared/paths.ts';
import type { CustomerQuote } from '#shared/quote-pages.ts';
import type { ContactAnswer } from '#shared/requests.ts';
import { slotText } from '#web/site/booking/window-text.ts';
import { bookableDay } from '../support/booking-journey.ts';
import { bothWidths, visit } from '../support/engines/engine-session.ts';
import { isHydrated } from '../support/engines/page-functions.ts';
import { button, field, heading, type Tab } from '../support/engines/tab.ts';
import { dayAhead, quoteBody } from '../support/leads.ts';

const quoteOf = async ({ origin }: Tab, token: string) =>
  (await (await fetch(origin + quoteApi.quote(token))).json()) as CustomerQuote;

/** The page scrolls to its next step; a press at that moment meets another button. */
async function hasStoppedScrolling(): Promise<boolean> {
  const before = scrollY;
  await new Promise((resolve) => setTimeout(resolve, 500));
  return scrollY === before;
}

const windowButton = { css: 'button[name=window]' };
const terms = { css: 'form input[type=checkbox]' };

for (const [index, width] of bothWidths.entries()) {
  // Both widths share a site.
  const date = bookableDay(4 + index * 3);

  visit('a visitor goes from the calculator to a booked visit', width, async (tab) => {
    await tab.go(paths.calculator);
    await tab.until(isHydrated);
    await tab.click({ css: '#items button', name: 'Add 2-Seat Sofa' });
    await tab.click(button('Get This Quote'));
    await tab.fill(field('Your name'), `Mia ${width}`);
    await tab.click({ css: 'label', name: 'Email' });
    await tab.fill({ css: 'form [name=email]' }, `booker.${width}@example.com`);
    await tab.fill({ css: 'form [name=zipCode]' }, '91501');
    await tab.set({ css: 'form [name=preferredDate]' }, date);
    await tab.click(button('Send my quote request'));
    await tab.find(heading('Pick your arrival window'));
    await tab.until(hasStoppedScrolling);
    await tab.click(button(slotText({ date, from: '10:00', to: '12:00' })));
    await tab.find(heading('Where should we come?'));
    await tab.until(hasStoppedScrolling);
    await tab.fill(field('Phone number'), `(818) 555-22${10 + index}`);
    await tab.fill(field('Street address'), '120 Olive Ave');
    await tab.click(terms);
    await tab.click(button('Book this visit'));
    await tab.find(heading('Your visit is booked'));
    const link = await tab.evaluate(
      () => document.querySelector<HTMLAnchorElement>('a[href^="/quote/"]')!.pathname,
    );
    const { decision, visit: booked } = await quoteOf(tab, link.split('/')[2]!);
    assert.deepEqual(
      [decision, booked?.status, booked?.date, booked?.from],
      ['accepted', 'booked', date, '10:00'],
    );
  });

  visit('a customer accepts a quote on its page, books, moves and cancels', width, async (tab) => {
    const name = { firstName: `Noor${index}`, lastName: 'Haddad', email: `noor.${width}@example.com` };
    const phone = `(818) 555-23${10 + index}`;
    const body = quoteBody(
      [{ serviceId: 1, quantity: 1 }],
      { preferredDate: dayAhead(3) },
      { ...name, phone },
    );
    const sent = await fetch(tab.origin + api.contact, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { quoteUrl } = (await sent.json()) as ContactAnswer;
    const token = new URL(quoteUrl!).pathname.split('/').at(-1)!;

    await tab.go(quotePaths.page(token));
    await tab.fill({ css: '#accepted-name' }, 'Noor Haddad');
    await tab.click(terms);
    await tab.click(button('Accept quote'));
    await tab.find(heading('Quote accepted'));
    assert.equal((await quoteOf(tab, token)).decision, 'accepted');

    await tab.click(button('Pick an arrival window'));
    await tab.find(windowButton);
    // Far enough ahead to be moved.
    await tab.go(`${quotePaths.visit(token)}?from=${dayAhead(4)}`);
    await tab.click(windowButton);
    await tab.find(heading('Where should we come?'));
    await tab.set({ css: 'form [name=name]' }, 'Noor Haddad');
    await tab.set({ css: 'form [name=phone]' }, phone);
    await tab.fill({ css: 'form [name=street]' }, '120 Olive Ave');
    await tab.set({ css: 'form [name=city]' }, 'Burbank');
    await tab.set({ css: 'form [name=zipCode]' }, '91501');
    await tab.click(terms);
    await tab.click(button('Book this visit'));
    await tab.find(heading('Your visit is booked'));
    const first = (await quoteOf(tab, token)).visit!;

    await tab.go(`${quotePaths.moveVisit(token)}?from=${dayAhead(9)}`);
    await tab.click(windowButton);
    await tab.find(heading('Your visit is booked'));
    const moved = (await quoteOf(tab, token)).visit!;
    assert.deepEqual([moved.id, moved.status], [first.id, 'booked']);
    assert.notEqual(moved.date, first.date);

    await tab.click(button('Cancel visit'));
    await tab.find({ css: '[name=reason]' });
    await tab.click({ css: 'button[type=submit]', name: 'Cancel visit' });
    await tab.see('Your visit is cancelled.');
    const { decision, visit: cancelled } = await quoteOf(tab, token);
    assert.deepEqual([decision, cancelled?.status], ['accepted', 'cancelled']);
  });
}
