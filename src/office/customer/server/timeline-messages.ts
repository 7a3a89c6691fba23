import { sql } from 'kysely';
import { phoneText } from '#kit/text/person.ts';
import { messageKindLabels, messageReasons } from '#messages/planned/messages.ts';
import { type Entry, newestAt, type Source } from './timeline-part.ts';

/** Planned, sent and skipped ones. Skip a planned one by its id. */
export const messageEntries: Source = async (db, part) => {
  const query = db
    .selectFrom('messages')
    .leftJoin('quotes', 'quotes.id', 'messages.quoteId')
    .selectAll('messages');
  const at = sql<string>`coalesce(${sql.ref('messages.sentAt')}, ${sql.ref('messages.dueAt')})`;
  const rows = await newestAt(query, { at, id: 'messages.id' }, part)
    .where('messages.customerId', 'in', part.ids)
    .where('quotes.deletedAt', 'is', null)
    .execute();
  return rows.map(
    (row): Entry => ({
      kind: 'message',
      id: row.id,
      customerId: row.customerId,
      title: messageKindLabels[row.kind],
      detail: getDetail(row),
      status: row.status,
      amount: null,
      messageKind: row.kind,
      at: row.sentAt ?? row.dueAt,
    }),
  );
};

type Row = {
  status: string;
  reason: keyof typeof messageReasons | '';
  emailTo: string;
  emailSentAt: string | null;
  textTo: string;
  textSentAt: string | null;
};

function getDetail({ status, reason, emailTo, emailSentAt, textTo, textSentAt }: Row): string {
  if (reason !== '' && (status === 'skipped' || status === 'failed')) return `${messageReasons[reason]}.`;
  if (status !== 'sent') return '';
  const ways = [
    ...(emailSentAt === null ? [] : [`Email to ${emailTo}`]),
    ...(textSentAt === null ? [] : [`Text to ${phoneText(textTo)}`]),
  ];
  return ways.join(', ');
}
