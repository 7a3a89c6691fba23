import assert from 'node:assert/strict';
import { inTransaction } from '#kit/db/transaction.ts';
import { quoteApi, visitApi } from '#kit/paths/customer-paths.ts';
import { api } from '#kit/paths/paths.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { ensureQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import type { WindowDay } from '#visits/visits/visits.ts';
import { type Cluster, send, sendPatiently, signIn } from '../support/instances.ts';
import { quoteBody } from '../support/leads.ts';

/** Fifty customers, half at each instance, for a window with two places left. */
export async function bookWindow({ instances, db }: Cluster) {
  const cookie = await signIn(instances[0]);
  await send(instances[0], 'POST', visitApi.crews, { cookie, json: { name: 'Second' } });
  const crews = await db.selectFrom('crews').select('id').where('isActive', '=', 1).execute();
  const { id: serviceId } = await db
    .insertInto('services')
    .values({
      category: 'couch',
      title: 'The whole house',
      description: '',
      imageUrl: null,
      originalPriceCents: 900_00,
      discountedPriceCents: 900_00,
      durationMinutes: 360,
      isAddOn: 0,
      isActive: 1,
      position: 99,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
      deletedAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const today = calendarDate(new Date());
  const customers = await Promise.all(
    Array.from({ length: 48 + crews.length }, async (_, index) => {
      const phone = `(818) 558-${String(1000 + index)}`;
      const person = {
        firstName: `Racer${index}`,
        lastName: `Last${index}`,
        email: `racer-${index}@example.com`,
        phone,
      };
      const preferredDate = addDays(today, 10);
      const json = quoteBody([{ serviceId, quantity: 1 }], { preferredDate }, person);
      const answer = await sendPatiently(instances[index % 2]!, 'POST', api.contact, {
        json,
        from: `192.0.2.${index}`,
      });
      assert.equal(answer.status, 201, await answer.clone().text());
      const { quoteId } = (await answer.json()) as ContactAnswer;
      const { token } = await inTransaction(db, (trx) => ensureQuotePage(trx, quoteId!, new Date()));
      return { instance: instances[index % 2]!, phone, token, from: `192.0.2.${index}` };
    }),
  );
  const [first] = customers;
  const offered = await send(first!.instance, 'GET', `${quoteApi.windows(first!.token)}?days=14`);
  const days = (await offered.json()) as WindowDay[];
  const { date, windows } = days[3]!;
  const answers = await Promise.all(
    customers.map(({ instance, token, phone, from }) =>
      sendPatiently(instance, 'POST', quoteApi.visit(token), {
        from,
        json: {
          version: 1,
          date,
          ...windows[0],
          name: 'Ana Lopez',
          phone,
          property: { street: '120 Olive Ave', city: 'Burbank', zipCode: '91501' },
          agreesToTerms: true,
        },
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  assert.deepEqual(statuses, [...Array(crews.length).fill(201), ...Array(48).fill(409)]);
  for (const answer of answers.filter(({ status }) => status === 409)) {
    const { code, windows: fresh } = (await answer.json()) as Problem;
    assert.equal(code, 'window-taken');
    assert.ok((fresh as WindowDay[]).length > 0);
  }
  const visits = await db.selectFrom('visits').select('crewId').where('date', '=', date).execute();
  assert.deepEqual(visits.map(({ crewId }) => crewId).toSorted(), crews.map(({ id }) => id).toSorted());
}
