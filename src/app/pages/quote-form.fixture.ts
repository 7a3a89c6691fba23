import { adminApi, paths } from '#kit/paths/paths.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import type { TestApp } from '../../../tests/support/app.ts';

export const typed = {
  name: 'Ana Lopez',
  contactMethod: 'sms',
  phone: '(818) 555-0111',
  email: 'ana@example.com',
  zipCode: '91501',
  preferredDate: '2026-12-01',
  preferredTime: 'Morning',
  message: 'Second floor',
};

/** The hidden field of a page of the calculator: the prices that it shows. */
export const getPrices = (html: string): string => / name="prices" value="([^"]*)"/.exec(html)?.[1] ?? '';

/**
 * The calculator's form as a browser without JavaScript posts it: multipart, an empty file where none was chosen, and
 * the prices of the present page unless the fields have others.
 */
export async function post(
  t: TestApp,
  fields: Record<string, string>,
  photo: Uint8Array<ArrayBuffer> | null = null,
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  const page = async () => (await t.call('GET', paths.calculator)).text();
  form.set('prices', fields.prices ?? getPrices(await page()));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('photo', photo ? new File([photo], 'sofa.jpg', { type: 'image/jpeg' }) : new File([], ''));
  return t.app.request(paths.calculator, { method: 'POST', body: form, headers });
}

export const stored = async (t: TestApp) => ({
  requests: (await (await t.adminCall('GET', adminApi.requests)).json()) as CustomerRequest[],
  quotes: (await (await t.adminCall('GET', adminApi.quotes)).json()) as Quote[],
});
