import { inEachLanguage } from '#kit/language/language.ts';
import { customerScreens, quotePaths } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi, adminPaths, adminPost, api } from '#kit/paths/paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import { callAsOwner } from '../../tests/support/journeys.ts';
import { dayAhead, quoteBody, sendLead } from '../../tests/support/leads.ts';
import { addVisitPhoto, bookVisitToday } from '../../tests/support/visit-day.ts';
import { publicPages } from '../vitals/pages.ts';

/** Creates a quote, an invoice, a request, a visit today with a photo, and something in the trash. */
export async function pathsToCompare(origin: string): Promise<string[]> {
  const { quoteId, token } = await sendQuote(origin);
  const { id } = await callAsOwner<Invoice>(origin, 'POST', invoiceApi.invoices, { quoteId });
  const { url } = await callAsOwner<Invoice>(origin, 'POST', invoiceApi.issue(id), {});
  const { visit } = await bookVisitToday(origin, 'Compared');
  await addVisitPhoto(origin, visit.id, 'before', 800);
  const { id: deleted } = await sendLead(origin);
  for (const path of [adminApi.request(deleted), adminApi.service(2)]) {
    await callAsOwner(origin, 'DELETE', path);
  }
  const customer = [quotePaths.page(token), quotePaths.visit(token), ...(url ? [new URL(url).pathname] : [])];
  return [
    ...(await publicPages(origin)).map(({ path }) => path),
    '/no-such-page',
    ...customer.flatMap(inEachLanguage),
    ...Object.values(adminPaths),
    ...Object.values(customerScreens).filter((screen) => typeof screen === 'string'),
    customerScreens.visitDay(visit.id),
    adminPost.create,
  ];
}

async function sendQuote(origin: string) {
  const body = quoteBody([{ serviceId: 1, quantity: 2 }], { preferredDate: dayAhead(3) });
  const sent = await fetch(origin + api.contact, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { quoteId, quoteUrl } = (await sent.json()) as ContactAnswer & { quoteId: number };
  return { quoteId, token: new URL(quoteUrl!).pathname.split('/').at(-1)! };
}
