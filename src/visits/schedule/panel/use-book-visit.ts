import { useMutation } from '@tanstack/react-query';
import { randomKey } from '#kit/pages/idempotency-key.ts';
import { askBeforeForcing } from '#kit/panel/editing/ask-if-refused.ts';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { customerQuery } from '#sales/customers/panel/customers-queries.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { visitSummary } from '#visits/visits/panel/schedule-text.ts';
import { type Visit, visitSchema } from '#visits/visits/visits.ts';
import type { Slot } from './plan-board.ts';
import { cacheVisit } from './visits-query.ts';

/** Books a quote that was dropped on a crew's window. */
export const useBookVisit = () =>
  useMutation({
    scope: { id: 'book-visit' },
    mutationFn: async ({ quote, slot: { crewId, date, from, to } }: { quote: Quote; slot: Slot }) =>
      postVisit(
        { quoteId: quote.id, crewId, date, from, to, propertyId: await getOnlyProperty(quote) },
        randomKey(),
      ),
    ...bookingCallbacks,
  });

export const postVisit = (body: object, draftId: string): Promise<Visit> =>
  askBeforeForcing((force) =>
    createRecord(visitSchema, visitApi.visits, { body: { ...body, ...force }, draftId }),
  );

export const bookingCallbacks = mutationCallbacks({
  done: (visit: Visit) => ({
    title: 'Visit booked',
    text: visitSummary(visit, calendarDate(new Date())),
  }),
  failed: 'Failed to book the visit.',
  onSuccess: cacheVisit,
});

/** The customer's address if there is exactly one; otherwise the user chooses it. */
async function getOnlyProperty({ customerId }: Quote): Promise<number | null> {
  if (customerId === null) return null;
  const { properties } = await queryClient.fetchQuery(customerQuery(customerId));
  return properties.length === 1 ? properties[0]!.id : null;
}
