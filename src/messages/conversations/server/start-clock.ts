import type { SettingsValues } from '#company/profile/profile.ts';
import type { TextRow } from '#kit/db/tables/texts.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { website } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import { phoneText } from '#kit/text/person.ts';
import { announceLead } from '#messages/webhooks/server/announce.ts';
import { textRequestService } from '#sales/quotes/quote-rules.ts';
import { restartClock, startedClock } from '#sales/requests/server/answer-clock.ts';
import { getRequest, insertRequest } from '#sales/requests/server/requests.queries.ts';
import { toRequest } from '#sales/requests/server/requests.serializer.ts';
import type { Sender } from './senders.ts';

export const textSender = { ...website, name: 'Text message' };

export interface Arrived {
  rootId: number;
  row: TextRow;
  sender: Sender | undefined;
}

/** Starts the answer clock of the customer's newest open request; without one, that of a new one. */
export async function startClock(
  trx: Trx,
  { rootId, row, sender }: Arrived,
  settings: SettingsValues,
  now: Date,
): Promise<number> {
  const open = await trx
    .selectFrom('requests')
    .select('id')
    .where('customerId', 'in', (select) =>
      select
        .selectFrom('customers')
        .select('customers.id')
        .where((where) =>
          where.or([where('customers.id', '=', rootId), where('customers.mergedIntoId', '=', rootId)]),
        ),
    )
    .where('status', 'not in', ['completed', 'cancelled'])
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (open) {
    await restartClock(trx, open.id, settings, now);
    return open.id;
  }
  const createdAt = now.toISOString();
  const { id } = await insertRequest(trx, {
    customerId: rootId,
    firstName: sender?.firstName ?? '',
    lastName: sender?.lastName ?? '',
    email: '',
    phone: phoneText(row.phoneDigits),
    service: textRequestService,
    message: row.text,
    imageUrl: null,
    status: 'new',
    priority: 'medium',
    notes: '',
    quarantinedAt: null,
    createdAt,
    ...startedClock({ service: textRequestService, createdAt }, settings),
  });
  await record(trx, { type: 'request.created', subject: { kind: 'request', id }, by: textSender }, now);
  await announceLead(trx, { shown: { request: toRequest(await getRequest(trx, id)), quote: null } }, now);
  return id;
}
