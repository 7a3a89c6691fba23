import type { Context } from 'hono';
import { noteUnreachable } from '#delivery/texts/server/deliver-own-text.ts';
import { textErrorWords } from '#delivery/texts/text-errors.ts';
import type { TextRow } from '#kit/db/tables/texts.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import type { Deps } from '#kit/server/deps.ts';
import { plainDigits } from '#kit/text/phone.ts';
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
      if (row && getRank(row) < rank) await noteStatus(trx, row, { status, code: getCode(fields) }, now);
    });
  }
  return respondTwiml(c);
}

const getRank = ({ status }: TextRow) => ranks.find(([, own]) => own === status)?.[2] ?? 0;

function getCode(fields: GatewayForm['fields']): number | null {
  const code = Number(fields.get('ErrorCode') || Number.NaN);
  return Number.isInteger(code) ? code : null;
}

/** By the URL that we gave with the text, else by the gateway's name of it, else the one to that number that waits for an answer. */
async function findReported(
  trx: Trx,
  fields: GatewayForm['fields'],
  id: string | undefined,
): Promise<TextRow | undefined> {
  const sid = fields.get('MessageSid') ?? fields.get('SmsSid') ?? '';
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

async function noteStatus(
  trx: Trx,
  row: TextRow,
  { status, code }: { status: TextRow['status']; code: number | null },
  now: Date,
): Promise<void> {
  const isBad = status === 'undelivered' || status === 'failed';
  const reason = isBad ? textErrorWords(code) : '';
  await trx.updateTable('texts').set({ status, reason }).where('id', '=', row.id).execute();
  if (isBad) await noteUnreachable(trx, row.phoneDigits, code, now);
}
