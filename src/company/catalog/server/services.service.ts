import { isDeepStrictEqual } from 'node:util';
import {
  type AdminService,
  discountTooHigh,
  getMinutesError,
  isDiscountTooHigh,
  type NewServiceInput,
  type ServiceOrder,
  type ServiceTexts,
  type ServiceUpdate,
} from '#company/catalog/service-edits.ts';
import type { OptionGroup } from '#company/catalog/services.ts';
import { offeredCategories, requireCategory } from '#company/settings/server/settings.queries.ts';
import { toFlag } from '#kit/db/portable.ts';
import type { NewService, ServiceRow } from '#kit/db/tables/services.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { storeTexts } from '#kit/db/translations.ts';
import { moveToTrash, restoreFromTrash } from '#kit/db/trash.ts';
import { updateEditable } from '#kit/db/update-editable.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { aboutNobody, type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import { translatedLanguages } from '#kit/language/language.ts';
import { nameIn, type TranslatedFields, translatedFields } from '#kit/language/translated-fields.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, wrongField } from '#kit/server/errors.ts';
import type { Deleted } from '#kit/wire/responses.ts';
import { getService, insertService, listServices, nextPosition, setPositions } from './services.queries.ts';
import { toAdminService } from './services.serializer.ts';

/** Adds a service at the end of its category. Runs once per idempotency key. */
export async function createService(
  deps: Deps,
  caller: Caller,
  input: NewServiceInput,
  idempotency: Idempotency,
): Promise<AdminService> {
  const now = deps.clock();
  const added = await withIdempotency(
    deps.db,
    { scope: 'services', ...idempotency, about: aboutNobody },
    now,
    async (trx) => {
      const category = input.category ?? (await offeredCategories(trx))[0] ?? '';
      await requireCategory(trx, category);
      const time = now.toISOString();
      const { title, description, imageUrl, unit, recleanMonths } = input;
      const { durationMinutes = unit === 'sqft' ? 0 : 60 } = input;
      const service: NewService = {
        category,
        title,
        description,
        imageUrl,
        unit,
        minimumPriceCents: input.minimumPrice ?? 0,
        durationMinutes,
        recleanMonths,
        checklist: JSON.stringify(input.checklist),
        originalPriceCents: input.originalPrice,
        discountedPriceCents: input.discountedPrice ?? input.originalPrice,
        isAddOn: toFlag(input.isAddOn),
        isActive: toFlag(input.isActive),
        optionGroup: toGroupColumn(input.optionGroup),
        isMostChosen: toFlag(input.isMostChosen),
        position: await nextPosition(trx, category),
        createdAt: time,
        updatedAt: time,
        deletedAt: null,
      };
      const id = await insertService(trx, service);
      for (const texts of changedTexts(id, {}, input)) await storeTexts(trx, texts);
      const after = await auditFacts(trx, id);
      await record(trx, { caller, type: 'service-added', subject: getSubject(id), after }, now);
      return presentService(trx, id);
    },
  );
  deps.pages.invalidate('services');
  return added;
}

/** Changes a service. A service that moves to another category goes to its end. */
export function updateService(
  deps: Deps,
  caller: Caller,
  id: number,
  update: ServiceUpdate,
): Promise<AdminService> {
  return changeCatalog(deps, async (trx) => {
    const { version, category, title, description, imageUrl } = update;
    const { durationMinutes, recleanMonths, checklist, isAddOn, isActive } = update;
    const { optionGroup, isMostChosen, unit, minimumPrice } = update;
    const before = await getService(trx, id);
    refuseMinutes({
      ...before,
      ...(unit && { unit }),
      durationMinutes: durationMinutes ?? before.durationMinutes,
    });
    if (category !== undefined && category !== before.category) await requireCategory(trx, category);
    const formerFacts = await auditFacts(trx, id);
    const changes = {
      category,
      title,
      description,
      imageUrl,
      unit,
      ...(minimumPrice !== undefined && { minimumPriceCents: minimumPrice ?? 0 }),
      durationMinutes,
      recleanMonths,
      ...(checklist !== undefined && { checklist: JSON.stringify(checklist) }),
      ...(isAddOn !== undefined && { isAddOn: toFlag(isAddOn) }),
      ...(isActive !== undefined && { isActive: toFlag(isActive) }),
      ...(optionGroup !== undefined && { optionGroup: toGroupColumn(optionGroup) }),
      ...(isMostChosen !== undefined && { isMostChosen: toFlag(isMostChosen) }),
      ...newPrices(before, update),
      ...(category !== undefined &&
        category !== before.category && { position: await nextPosition(trx, category) }),
    };
    const texts = changedTexts(id, toAdminService(before), update);
    const isRestStored = () => texts.length === 0;
    const current = () => presentService(trx, id);
    await updateEditable(trx, 'services', { id, version, changes, now: deps.clock(), current, isRestStored });
    for (const own of texts) await storeTexts(trx, own);
    const event = { caller, type: 'service-changed', subject: getSubject(id) } as const;
    const facts = { before: formerFacts, after: await auditFacts(trx, id) };
    await record(trx, { ...event, ...facts }, deps.clock());
    return current();
  });
}

/** Quotes have their own copy of the service. Runs once per idempotency key. */
export async function deleteService(
  deps: Deps,
  caller: Caller,
  id: number,
  idempotency: Idempotency,
): Promise<Deleted> {
  const now = deps.clock();
  const scope = `deletion-of-service-${id}`;
  const deleted = await withIdempotency(
    deps.db,
    { scope, ...idempotency, about: aboutNobody },
    now,
    async (trx) => {
      await moveToTrash(trx, 'services', id, now);
      await record(trx, { caller, type: 'service-deleted', subject: getSubject(id) }, now);
      return { id };
    },
  );
  deps.pages.invalidate('services');
  return deleted;
}

/** Restores a service to its old place. */
export const restoreService = (deps: Deps, caller: Caller, id: number): Promise<AdminService> =>
  changeCatalog(deps, async (trx) => {
    await restoreFromTrash(trx, 'services', id, deps.clock());
    await requireCategory(trx, (await getService(trx, id)).category);
    await record(trx, { caller, type: 'service-restored', subject: getSubject(id) }, deps.clock());
    return presentService(trx, id);
  });

/** Orders all services of a category. Throws `version-conflict` if the set of services changed. */
export function orderServices(deps: Deps, { category, ids }: ServiceOrder): Promise<AdminService[]> {
  return changeCatalog(deps, async (trx) => {
    await requireCategory(trx, category);
    const listed = async () => (await listServices(trx, { category })).rows;
    const present = await listed();
    if (present.length !== ids.length || present.some(({ id }) => !ids.includes(id))) {
      throw new AppError(
        'version-conflict',
        'Someone else added or removed a service. Please check the list again.',
        { current: present.map(toAdminService) },
      );
    }
    const isOrdered = present.every(({ id }, index) => id === ids[index]);
    if (!isOrdered) await setPositions(trx, ids, deps.clock());
    return (await listed()).map(toAdminService);
  });
}

/** Every page that shows services is made anew once the change is in the database. */
async function changeCatalog<Result>(deps: Deps, write: (trx: Trx) => Promise<Result>): Promise<Result> {
  const result = await inTransaction(deps.db, write);
  deps.pages.invalidate('services');
  return result;
}

function refuseMinutes(service: Pick<ServiceRow, 'unit' | 'durationMinutes'>): void {
  const message = getMinutesError(service);
  if (message) throw wrongField('durationMinutes', message);
}

/**
 * The prices after a change that may name only one of them. Without a discount, the discounted price follows the
 * original price.
 */
function newPrices(before: ServiceRow, { originalPrice, discountedPrice }: ServiceUpdate) {
  const original = originalPrice ?? before.originalPriceCents;
  const hadDiscount = before.discountedPriceCents < before.originalPriceCents;
  const stored = hadDiscount ? before.discountedPriceCents : null;
  const discounted = discountedPrice === undefined ? stored : discountedPrice;
  if (isDiscountTooHigh({ originalPrice: original, discountedPrice: discounted })) {
    throw wrongField('discountedPrice', discountTooHigh);
  }
  return { originalPriceCents: original, discountedPriceCents: discounted ?? original };
}

/** The texts in other languages that differ from those before. */
const changedTexts = (id: number, before: Partial<OwnTexts>, input: Partial<OwnTexts>) =>
  translatedLanguages.flatMap((language) => {
    const toTexts = (
      texts: Partial<OwnTexts>,
      other?: { title: string; summary: string; checklist: string },
    ) => {
      const steps = texts[nameIn('checklist', language)];
      return {
        title: texts[nameIn('title', language)] ?? other?.title ?? '',
        summary: texts[nameIn('description', language)] ?? other?.summary ?? '',
        checklist: steps ? JSON.stringify(steps) : (other?.checklist ?? '[]'),
      };
    };
    const former = toTexts(before);
    const texts = toTexts(input, former);
    if (isDeepStrictEqual(texts, former)) return [];
    return [{ kind: 'services' as const, recordId: id, language, ...texts }];
  });

type OwnTexts = {
  [Name in keyof TranslatedFields<ServiceTexts & Pick<AdminService, 'checklist'>>]:
    | TranslatedFields<ServiceTexts & Pick<AdminService, 'checklist'>>[Name]
    | undefined;
};

const toGroupColumn = (group: OptionGroup | null) => group && JSON.stringify(group);

const getSubject = (id: number) => ({ kind: 'service', id }) as const;

async function auditFacts(trx: Trx, id: number) {
  const service = await presentService(trx, id);
  const { title, category, originalPrice, discountedPrice, durationMinutes, isAddOn, isActive } = service;
  const { optionGroup, isMostChosen, unit, minimumPrice } = service;
  const group = { optionGroup: optionGroup?.name ?? '', isMostChosen };
  const titles = translatedFields((language) => ({ title: service[nameIn('title', language)] }));
  const prices = { originalPrice, discountedPrice, unit, minimumPrice };
  return { title, ...titles, category, ...prices, durationMinutes, isAddOn, isActive, ...group };
}

const presentService = async (trx: Trx, id: number) => toAdminService(await getService(trx, id));
