import assert from 'node:assert/strict';
import { invoiceApi, invoicePaths, stripeEventsPath } from '#kit/paths/invoice-paths.ts';
import { api } from '#kit/paths/paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { type Cluster, send, signIn } from '../support/instances.ts';
import { contactBody } from '../support/leads.ts';

/** Ten reports of one payment, each signed anew, five at each instance. */
export async function payOnce({ instances, db, stripe }: Cluster) {
  const [one, other] = instances;
  const cookie = await signIn(one);
  const email = 'payer@example.com';
  assert.equal((await send(one, 'POST', api.contact, { json: contactBody({ email }) })).status, 201);
  const { customerId } = await db
    .selectFrom('requests')
    .select('customerId')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const call = async (path: string, json: object) => {
    const answer = await send(one, 'POST', path, { cookie, json });
    assert.ok(answer.ok, await answer.clone().text());
    return (await answer.json()) as Invoice;
  };
  const lines = [{ title: 'Sofa', quantity: 1, unitPrice: '100.00' }];
  const draft = await call(invoiceApi.invoices, { customerId, lines });
  const { id, url } = await call(invoiceApi.issue(draft.id), {});
  const page = await fetch(one.origin + invoicePaths.pay(url!.split('/').at(-1)!), {
    method: 'POST',
    redirect: 'manual',
  });
  assert.equal(page.status, 303);
  const session = stripe.pay(page.headers.get('Location')!.split('/').at(-1)!);
  const report = ({ origin }: { origin: string }) =>
    fetch(origin + stripeEventsPath, stripe.signed({ type: 'checkout.session.completed', object: session }));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => report(index % 2 ? one : other)),
  );
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  const paid = (await (await send(other, 'GET', invoiceApi.invoice(id), { cookie })).json()) as Invoice;
  assert.deepEqual([paid.status, paid.payments.map(({ amount }) => amount)], ['paid', ['100.00']]);
}
