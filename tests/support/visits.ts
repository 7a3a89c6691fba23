import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import type { Quote } from '#sales/quotes/quotes.ts';

/** A visit on a day of a week that only this test uses, or without a day. */
export async function addVisit(
  page: Page,
  origin: string,
  firstName: string,
  preferredDate: string | null,
  changes: object = {},
) {
  const answer = await page.request.post(origin + adminApi.quotes, {
    data: {
      firstName,
      phone: '(818) 555-0111',
      items: [{ serviceId: 1, quantity: 1 }],
      contactMethod: 'sms',
      zipCode: '91501',
      status: 'scheduled',
      preferredDate,
      ...changes,
    },
  });
  assert.equal(answer.status(), 201);
  return (await answer.json()) as Quote;
}

export const openWeek = (page: Page, origin: string, date: string) =>
  page.goto(`${origin}${adminPaths.schedule}?view=week&date=${date}`);

/** A drag listens for keys only from the next turn of the page's event loop. */
export const nextTurn = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
