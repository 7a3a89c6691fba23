import { requireCategory } from '#company/settings/server/settings.queries.ts';
import { lockKeys } from '#kit/db/lock-key.ts';
import type { Db } from '#kit/db/open.ts';
import { toFlag } from '#kit/db/portable.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { moveToTrash, restoreFromTrash } from '#kit/db/trash.ts';
import { updateEditable } from '#kit/db/update-editable.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { aboutNobody, type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import { formatCents } from '#kit/money/money.ts';
import type { Deps } from '#kit/server/deps.ts';
import { wrongField } from '#kit/server/errors.ts';
import type { Deleted } from '#kit/wire/responses.ts';
import { type Code, type CodeUpdate, codeKey, type NewCodeInput, newCodeSchema } from '#sales/codes/codes.ts';
import { countUses, findCode, getCode } from './codes.queries.ts';
import { toCode } from './codes.serializer.ts';

type Base = Pick<Deps, 'db' | 'clock'>;

/** Runs once per idempotency key. */
export function createCode(
  { db, clock }: Base,
  caller: Caller,
  input: NewCodeInput,
  idempotency: Idempotency,
): Promise<Code> {
  const now = clock();
  return withIdempotency(db, { scope: 'codes', ...idempotency, about: aboutNobody }, now, async (trx) => {
    await requireFree(trx, input.code);
    await requireCategories(trx, input.categories);
    const time = now.toISOString();
    const { id } = await trx
      .insertInto('codes')
      .values({ ...toColumns(input), createdAt: time, updatedAt: time, deletedAt: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = await presentCode(trx, id);
    await record(trx, { caller, type: 'code-added', subject: getSubject(id), after: getFacts(after) }, now);
    return after;
  });
}

/** Quotes keep the terms that they were sent with. */
export function changeCode(
  { db, clock }: Base,
  caller: Caller,
  id: number,
  { version, ...update }: CodeUpdate,
): Promise<Code> {
  const now = clock();
  return inTransaction(db, async (trx) => {
    const before = await presentCode(trx, id);
    const input = merge(before, update);
    if (codeKey(input.code) !== codeKey(before.code)) await requireFree(trx, input.code);
    if (update.categories) await requireCategories(trx, update.categories);
    const current = () => presentCode(trx, id);
    await updateEditable(trx, 'codes', { id, version, changes: toColumns(input), now, current });
    const after = await current();
    const facts = { before: getFacts(before), after: getFacts(after) };
    await record(trx, { caller, type: 'code-changed', subject: getSubject(id), ...facts }, now);
    return after;
  });
}

/** Moves a code to the trash, once per idempotency key. */
export function deleteCode(
  { db, clock }: Base,
  caller: Caller,
  id: number,
  idempotency: Idempotency,
): Promise<Deleted> {
  const now = clock();
  const once = { scope: `deletion-of-code-${id}`, ...idempotency, about: aboutNobody };
  return withIdempotency(db, once, now, async (trx) => {
    await moveToTrash(trx, 'codes', id, now);
    await record(trx, { caller, type: 'code-deleted', subject: getSubject(id) }, now);
    return { id };
  });
}

/** Refuses one that another code has replaced meanwhile. */
export function restoreCode({ db, clock }: Base, caller: Caller, id: number): Promise<Code> {
  const now = clock();
  return inTransaction(db, async (trx) => {
    const deleted = await trx.selectFrom('codes').select('code').where('id', '=', id).executeTakeFirst();
    if (deleted) await requireFree(trx, deleted.code, id);
    await restoreFromTrash(trx, 'codes', id, now);
    await record(trx, { caller, type: 'code-restored', subject: getSubject(id) }, now);
    return presentCode(trx, id);
  });
}

async function requireFree(trx: Trx, code: string, id?: number): Promise<void> {
  await lockKeys(trx, [`code:${codeKey(code)}`]);
  const found = await findCode(trx, code);
  if (found && found.id !== id) throw wrongField('code', 'You have this code already');
}

async function requireCategories(trx: Trx, categories: NewCodeInput['categories']): Promise<void> {
  for (const category of categories ?? []) await requireCategory(trx, category, 'categories');
}

/** Throws 422 where the change does not go with what is stored. */
function merge(before: Code, { percent, amount, ...update }: Omit<CodeUpdate, 'version'>): NewCodeInput {
  const named = Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));
  const checked = newCodeSchema.safeParse({
    ...before,
    ...named,
    percent: percent === undefined ? (amount ? null : before.percent) : percent,
    amount: amount === undefined ? (percent ? null : before.amount) : amount && formatCents(amount),
  });
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw wrongField(issue!.path.join('.'), issue!.message);
}

const toColumns = ({ code, amount, categories, ...input }: NewCodeInput) => ({
  code,
  codeKey: codeKey(code),
  percent: input.percent,
  amountCents: amount,
  validFrom: input.validFrom,
  validUntil: input.validUntil,
  maxUses: input.maxUses,
  oncePerCustomer: toFlag(input.oncePerCustomer),
  firstVisitOnly: toFlag(input.firstVisitOnly),
  adds: toFlag(input.adds),
  categories: categories?.length ? JSON.stringify(categories) : null,
  isActive: toFlag(input.isActive),
});

const getSubject = (id: number) => ({ kind: 'code', id }) as const;

function getFacts({ categories, id, uses, version, createdAt, updatedAt, ...code }: Code) {
  return { ...code, categories: categories?.join(', ') ?? null };
}

async function presentCode(db: Db, id: number): Promise<Code> {
  const row = await getCode(db, id);
  return toCode(row, (await countUses(db, [id])).get(id) ?? 0);
}
