import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { adminApi } from '#kit/paths/paths.ts';
import { getProblem, openBooking, parseVisit } from '#visits/booking/server/booking.fixture.ts';

/** A quote of the calculator for one service of 89 dollars, and how staff change it. */
async function openLead(context: TestContext) {
  const app = await openBooking(context);
  const lead = await app.lead();
  return {
    app,
    lead,
    line: async () => (await app.staffQuote(lead)).serviceDetails.items[0]!,
    edit: async (body: object) => {
      const answer = await app.t.adminCall('PUT', adminApi.quote(lead.quoteId), body);
      assert.equal(answer.status, 200, await answer.clone().text());
    },
    /** Page, windows and booking must agree. */
    async canBook() {
      const { canBook } = await app.quote(lead);
      assert.equal((await app.windows(lead)).length > 0, canBook);
      if (!canBook) await getProblem(await app.book(lead), 'wrong-state');
      return canBook;
    },
    setCatalogPrice: (cents: number) =>
      app.t.deps.db
        .updateTable('services')
        .set({ originalPriceCents: cents, discountedPriceCents: cents })
        .where('id', '=', app.serviceId)
        .execute(),
  };
}

test('a price that staff change away from the catalog’s must be accepted first, and back at it is booked right away', async (context) => {
  const { edit, canBook, line, app, lead } = await openLead(context);
  assert.equal(await canBook(), true);
  await edit({ estimatedPrice: '70.00' });
  assert.equal(await canBook(), false);
  await edit({ estimatedPrice: '89.00' });
  assert.equal(await canBook(), true);
  const { id } = await line();
  await edit({ items: [{ id, quantity: 1, unitPrice: '80.00' }] });
  assert.equal(await canBook(), false);
  await edit({ items: [{ id, quantity: 1, unitPrice: '89.00' }] });
  assert.equal(await canBook(), true);
  await edit({ items: [{ id, quantity: 2 }] });
  assert.equal(await canBook(), true, 'more pieces at the price of the catalog');
  const protector = { title: 'Stain', unitPrice: '20.00', category: 'couch', quantity: 1 };
  await edit({ items: [{ id, quantity: 1 }, protector] });
  assert.equal(await canBook(), false);
  await edit({ items: [{ id, quantity: 1 }] });
  await parseVisit(await app.book(lead));
});

test('a quote is booked right away at the price of its day, also after the catalog’s has changed', async (context) => {
  const { edit, canBook, line, setCatalogPrice, app, lead } = await openLead(context);
  await setCatalogPrice(99_00);
  assert.equal(await canBook(), true);
  assert.equal((await app.quote(lead)).total, '89.00');
  const { id } = await line();
  await edit({ items: [{ id, quantity: 1, unitPrice: '95.00' }] });
  assert.equal(await canBook(), false);
  await edit({ items: [{ id, quantity: 1, unitPrice: '99.00' }] });
  assert.equal(await canBook(), true, 'staff set the present price of the catalog');
  await setCatalogPrice(105_00);
  assert.equal(await canBook(), true, 'the price of the day on which staff set it');
});
