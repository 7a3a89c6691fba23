import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { quotePaths } from '#kit/paths/customer-paths.ts';
import { paths } from '#kit/paths/paths.ts';
import { dayAhead } from './leads.ts';

/** A visitor on a phone, who counts taps and fields. */
export interface Visitor {
  page: Page;
  tap: (target: Locator) => Promise<void>;
  fill: (target: Locator, text: string) => Promise<void>;
  /** Taps and fields so far. */
  count: () => number;
}

export function visitorOn(page: Page): Visitor {
  let count = 0;
  return {
    page,
    async tap(target) {
      count += 1;
      await target.click();
    },
    async fill(target, text) {
      count += 1;
      await target.fill(text);
    },
    count: () => count,
  };
}

/** A weekday on which windows are free. */
export const bookableDay = (days = 3): string => {
  const date = dayAhead(days);
  return [0, 6].includes(new Date(date).getUTCDay()) ? bookableDay(days + 1) : date;
};

interface Sent {
  name: string;
  date?: string;
  /** The part of the day; none by default. */
  time?: string;
  zipCode?: string | undefined;
  /** The buttons that put services into the cart. */
  buttons?: readonly string[];
}

/** From home to the last step of the calculator. */
export async function sendQuoteFromHome(
  visitor: Visitor,
  origin: string,
  { name, date = bookableDay(), time, zipCode }: Sent,
): Promise<void> {
  const { page, tap, fill } = visitor;
  await fillQuoteFromHome(visitor, origin, { name, zipCode });
  await fill(page.getByLabel('Preferred date'), date);
  if (time) await page.getByLabel('Preferred time').selectOption(time);
  await tap(page.getByRole('button', { name: 'Send my quote request' }));
  await page.getByRole('heading', { name: 'Quote Request Sent!' }).waitFor();
}

/** From home to the fields of the date. */
export async function fillQuoteFromHome(
  { page, tap, fill }: Visitor,
  origin: string,
  { name, zipCode = '91501', buttons = ['Add 2-Seat Sofa'] }: Pick<Sent, 'name' | 'zipCode' | 'buttons'>,
): Promise<void> {
  await page.goto(origin + paths.home);
  const estimator = page.getByRole('form', { name: 'Get a price in 20 seconds' });
  await fill(estimator.getByLabel('ZIP code'), zipCode);
  await tap(estimator.getByRole('button'));
  for (const button of buttons) await tap(page.getByRole('button', { name: button, exact: true }));
  await tap(page.getByRole('button', { name: 'Get This Quote' }));
  await fill(page.getByLabel('Your name'), name);
  await tap(page.getByLabel('Text message'));
  await fill(page.getByLabel(/^Phone number/), getPhone(name));
}

/** A number of its own for each name: three visits ahead are the most for one. */
function getPhone(name: string): string {
  const sum = [...name].reduce((total, sign) => (total * 31 + sign.charCodeAt(0)) % 10_000, 7);
  return `(818) 555-${String(sum).padStart(4, '0')}`;
}

export const windowButtons = (page: Page) =>
  page.getByRole('button', { name: /^\w+day, \w+ \d+, .* to .*M$/ });

/** The token of the quote whose link the last step shows. */
export async function quoteTokenOn(page: Page): Promise<string> {
  const name = /^(See your quote|Move or cancel this visit)$/;
  const link = await page.getByRole('link', { name }).getAttribute('href');
  const token = link?.split('/').at(-1) ?? '';
  assert.equal(link, quotePaths.page(token));
  return token;
}

/** Fills in the form below the chosen window, and books. */
export async function bookVisit(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Phone').fill('(818) 555-0111');
  await page.getByLabel('Street').fill('120 Olive Ave');
  await page.getByLabel('City').fill('Burbank');
  await page.locator('form [name=zipCode]').fill('91501');
  await page.locator('#agreesToTerms').check();
  await page.getByRole('button', { name: 'Book this visit' }).click();
  await page.getByRole('heading', { name: 'You’re booked' }).waitFor();
}
