import type {
  Category,
  CategoryOrder,
  CategoryUpdate,
  NewCategoryInput,
} from '#company/categories/categories.ts';
import { followCategories } from '#company/settings/server/follow-categories.ts';
import { isUniqueViolation } from '#kit/db/errors.ts';
import type { Db } from '#kit/db/open.ts';
import { toFlag } from '#kit/db/portable.ts';
import type { CategoryRow } from '#kit/db/tables/categories.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { moveToTrash, restoreFromTrash } from '#kit/db/trash.ts';
import { updateEditable } from '#kit/db/update-editable.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { aboutNobody, type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, notFound, wrongField } from '#kit/server/errors.ts';
import type { Deleted } from '#kit/wire/responses.ts';
import {
  getCategory,
  insertCategory,
  listCategories,
  listSlugs,
  setCategoryPositions,
} from './categories.queries.ts';
import { toCategory, toStoredTimes } from './categories.serializer.ts';
import { chosenSlug, formerPageSlugs, taken } from './slugs.ts';
import { changedWords, nameContactOption, newWords } from './words.ts';

/** Adds a category at the end. Runs once per idempotency key. */
export async function createCategory(
  deps: Deps,
  caller: Caller,
  input: NewCategoryInput,
  idempotency: Idempotency,
): Promise<Category> {
  const now = deps.clock();
  const key = { scope: 'categories', ...idempotency, about: aboutNobody };
  const added = await refuseTakenSlugs(() =>
    withIdempotency(deps.db, key, now, (trx) =>
      followCategories(trx, now, async () => {
        const known = await listSlugs(trx);
        const words = newWords(input);
        const id = await insertCategory(trx, {
          slug: chosenSlug(known, 'slug', input),
          pageSlug: chosenSlug(known, 'pageSlug', input),
          words: JSON.stringify(words),
          contactValue: '',
          position: Math.max(-1, ...known.map(({ position }) => position)) + 1,
          isActive: toFlag(input.isActive),
          icon: input.icon,
          imageUrl: input.imageUrl,
          times: toStoredTimes(input.times),
          page: JSON.stringify(input.page),
          createdAt: now.toISOString(),
          updatedAt: now.toISOString(),
          deletedAt: null,
        });
        await nameContactOption(trx, id);
        const after = await auditFacts(trx, id);
        await record(trx, { caller, type: 'category-added', subject: getSubject(id), after }, now);
        return presentCategory(trx, id);
      }),
    ),
  );
  deps.pages.invalidate('settings');
  return added;
}

export function updateCategory(
  deps: Deps,
  caller: Caller,
  id: number,
  update: CategoryUpdate,
): Promise<Category> {
  return refuseTakenSlugs(() =>
    changeCategories(deps, async (trx) => {
      const { version, slug, pageSlug, isActive, icon, imageUrl, times, page } = update;
      const before = await getCategory(trx, id);
      if (slug !== undefined && slug !== before.slug) {
        throw wrongField('slug', 'Services and quotes carry this word, so it stays');
      }
      const formerFacts = await auditFacts(trx, id);
      const words = changedWords(before, update);
      const changes = {
        pageSlug,
        words: JSON.stringify(words),
        ...(pageSlug !== undefined && { formerPageSlugs: formerPageSlugs(before, pageSlug) }),
        ...(isActive !== undefined && { isActive: toFlag(isActive) }),
        icon,
        imageUrl,
        ...(times !== undefined && { times: toStoredTimes(times) }),
        ...(page !== undefined && { page: JSON.stringify(page) }),
      };
      const current = () => presentCategory(trx, id);
      await updateEditable(trx, 'categories', { id, version, changes, now: deps.clock(), current });
      await nameContactOption(trx, id);
      const event = { caller, type: 'category-changed', subject: getSubject(id) } as const;
      const facts = { before: formerFacts, after: await auditFacts(trx, id) };
      await record(trx, { ...event, ...facts }, deps.clock());
      return current();
    }),
  );
}

/** Its services go with it. Runs once per idempotency key. */
export async function deleteCategory(
  deps: Deps,
  caller: Caller,
  id: number,
  idempotency: Idempotency,
): Promise<Deleted> {
  const now = deps.clock();
  const key = { scope: `deletion-of-category-${id}`, ...idempotency, about: aboutNobody };
  const deleted = await withIdempotency(deps.db, key, now, (trx) =>
    followCategories(trx, now, async () => {
      await throwAway(trx, caller, id, now);
      return { id };
    }),
  );
  deps.pages.invalidate('settings');
  deps.pages.invalidate('services');
  return deleted;
}

/** Brings back the services that went with it too. */
export const restoreCategory = (deps: Deps, caller: Caller, id: number): Promise<Category> =>
  changeCategories(deps, async (trx) => {
    await bringBack(trx, caller, id, deps.clock());
    return presentCategory(trx, id);
  });

/** Moves a category and its services to the trash. */
export async function throwAway(trx: Trx, caller: Caller, id: number, now: Date): Promise<void> {
  const { slug } = await getCategory(trx, id);
  await moveToTrash(trx, 'categories', id, now);
  await moveServices(trx, slug, { from: null, to: now.toISOString() }, now);
  await record(trx, { caller, type: 'category-deleted', subject: getSubject(id) }, now);
}

/** Takes a category and the services that went with it out of the trash. */
export async function bringBack(trx: Trx, caller: Caller, id: number, now: Date): Promise<void> {
  const { slug, deletedAt } = await findDeleted(trx, id);
  await restoreFromTrash(trx, 'categories', id, now);
  await moveServices(trx, slug, { from: deletedAt, to: null }, now);
  await record(trx, { caller, type: 'category-restored', subject: getSubject(id) }, now);
}

/** Throws `version-conflict` if the set of categories changed. */
export const orderCategories = (deps: Deps, { ids }: CategoryOrder): Promise<Category[]> =>
  changeCategories(deps, async (trx) => {
    const present = await listCategories(trx);
    if (present.length !== ids.length || present.some(({ id }) => !ids.includes(id))) {
      throw new AppError(
        'version-conflict',
        'Someone else added or removed a category. Please check the list again.',
        { current: present.map(toCategory) },
      );
    }
    await setCategoryPositions(trx, ids, deps.clock());
    return (await listCategories(trx)).map(toCategory);
  });

/** Every page names the categories, and services are listed by them. */
async function changeCategories<Result>(deps: Deps, write: (trx: Trx) => Promise<Result>): Promise<Result> {
  const result = await inTransaction(deps.db, (trx) => followCategories(trx, deps.clock(), () => write(trx)));
  deps.pages.invalidate('settings');
  deps.pages.invalidate('services');
  return result;
}

/** Services of a category that were deleted at that time; null is for those in use. */
async function moveServices(
  trx: Trx,
  category: string,
  { from, to }: { from: string | null; to: string | null },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('services')
    .set((set) => ({ deletedAt: to, version: set('version', '+', 1), updatedAt: now.toISOString() }))
    .where('category', '=', category)
    .where('deletedAt', from === null ? 'is' : '=', from)
    .execute();
}

async function findDeleted(trx: Trx, id: number): Promise<CategoryRow> {
  const row = await trx
    .selectFrom('categories')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .executeTakeFirst();
  if (!row) throw notFound('This record');
  return row;
}

/** Another transaction may take it between check and write. */
async function refuseTakenSlugs<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw wrongField('pageSlug', taken);
    throw error;
  }
}

const getSubject = (id: number) => ({ kind: 'category', id }) as const;

async function auditFacts(db: Db, id: number) {
  const { name, noun, nouns, slug, pageSlug, isActive } = await presentCategory(db, id);
  return { name, noun, nouns, slug, pageSlug, isActive };
}

const presentCategory = async (db: Db, id: number) => toCategory(await getCategory(db, id));
