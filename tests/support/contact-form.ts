import type { Page } from 'playwright-core';
import { paths } from '#kit/paths/paths.ts';

/** The contact page once its form is hydrated, which its badge shows. */
export async function openContact(page: Page, origin: string): Promise<void> {
  await page.goto(origin + paths.contact);
  await untilLive(page);
}

export const untilLive = (page: Page) => page.getByText(/^(Open now|Closed), /).waitFor();

export async function fillInContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Kwon');
  await page.getByLabel('Phone number').pressSequentially('8185550123');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Service', { exact: true }).selectOption('multiple');
  await page.getByLabel(/^Message/).fill('A sofa and two rugs.');
}
