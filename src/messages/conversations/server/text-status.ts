import type { Context } from 'hono';
import { noteUnreachable } from '#delivery/texts/server/deliver-own-text.ts';
import { textErrorWords } from '#delivery/texts/text-errors.ts';
import type { TextRow } from '#kit/db/tables/texts.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import type { Deps } from '#kit/server/deps.ts';
import { plainDigits } from '#kit/text/phone.ts';
import { readSubject } from '#messages/planned/server/message-subject.ts';
import { noteSent } from '#messages/planned/server/messages.queries.ts';
import { noteTold } from '#sales/requests/server/note-told.ts';
import { type GatewayForm, readGatewayForm, respondTwiml } from './gateway-form.ts';

/** In the order in which a text goes through them. A report that comes late changes nothing. */
const ranks: readonly (readonly [gateway: string, status: TextRow['status'], rank: number])[] = [
  ['sent', 'sent', 1],
  ['delivered', 'delivered', 2],
  ['read', 'delivered', 2],
  ['undelivered', 'undelivered', 2],
  ['failed', 'failed', 2],
];

/** The gateway tells what became of a text. It may do so before it has answered, and again. */
export async function receiveTextStatus(deps: Deps, c: Context): Promise<Response> {
  const { fields } = await readGatewayForm(deps, c);
  const said = fields.get('MessageStatus') ?? fields.get('SmsStatus') ?? '';
  const [, status, rank] = ranks.find(([name]) => name === said) ?? [];
  if (status !== undefined && rank !== undefined) {
    const now = deps.clock();
    await inTransaction(deps.db, async (trx) => {
      const row = await findReported(trx, fields, c.req.query('text'));
      if (row && getRank(row) < rank) await noteStatus(trx, row, { ...readReport(fields), status }, now);
    });
  }
  return respondTwiml(c);
}

/** Where the answer was lost, we only assumed that the text failed. */
const isLost = ({ status, sid, begunAt }: TextRow) => status === 'failed' && sid === null && begunAt !== null;

const getRank = (row: TextRow) => (isLost(row) ? 0 : (ranks.find(([, own]) => own === row.status)?.[2] ?? 0));

function readReport(fields: GatewayForm['fields']): Omit<Report, 'status'> {
  const code = Number(fields.get('ErrorCode') || Number.NaN);
  return { sid: getSid(fields), code: Number.isInteger(code) ? code : null };
}

const getSid = (fields: GatewayForm['fields']) => fields.get('MessageSid') ?? fields.get('SmsSid') ?? '';

/** By the URL that we gave with the text, else by the gateway's name of it, else the one to that number that waits for an answer. */
async function findReported(
  trx: Trx,
  fields: GatewayForm['fields'],
  id: string | undefined,
): Promise<TextRow | undefined> {
  const sid = getSid(fields);
  const texts = trx.selectFrom('texts').selectAll().where('direction', '=', 'out');
  if (id !== undefined && /^\d{1,9}$/.test(id)) {
    const row = await texts.where('id', '=', Number(id)).executeTakeFirst();
    if (row && (row.sid === null || row.sid === sid)) return row;
  }
  const named = sid === '' ? undefined : await texts.where('sid', '=', sid).executeTakeFirst();
  if (named) return named;
  return texts
    .where('phoneDigits', '=', plainDigits(fields.get('To') ?? ''))
    .where('sid', 'is', null)
    .where('begunAt', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

interface Report {
  status: TextRow['status'];
  sid: string;
  code: number | null;
}

async function noteStatus(trx: Trx, row: TextRow, { status, sid, code }: Report, now: Date): Promise<void> {
  const isBad = status === 'undelivered' || status === 'failed';
  const reason = isBad ? textErrorWords(code) : '';
  await trx
    .updateTable('texts')
    .set({ status, reason, sid: sid || row.sid })
    .where('id', '=', row.id)
    .execute();
  if (!isBad && isLost(row) && row.messageId !== null) {
    await noteSent(trx, row.messageId, 'text', now);
    const about = await readSubject(trx, row.messageId);
    if (about?.message.kind === 'lead-received') await noteTold(trx, about.quote?.requestId ?? null, 'text');
  }
  if (isBad) await noteUnreachable(trx, row.phoneDigits, code, now);
}
