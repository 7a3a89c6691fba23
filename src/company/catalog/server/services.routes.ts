import type { Context } from 'hono';
import * as z from 'zod/mini';
import { storedDiscountsSchema } from '#company/catalog/discounts.ts';
import { pricingSchema } from '#company/catalog/pricing-schema.ts';
import {
  adminServiceSchema,
  newServiceSchema,
  serviceFilterSchema,
  serviceOrderSchema,
  serviceUpdateSchema,
} from '#company/catalog/service-edits.ts';
import { serviceSchema } from '#company/catalog/services.ts';
import { readPricing } from '#company/settings/server/pricing.queries.ts';
import { requireCategory } from '#company/settings/server/settings.queries.ts';
import { type ApiSection, adminEndpoint, publicEndpoint } from '#kit/http/endpoint.ts';
import { defaultLimit, listPart, respondWithList, respondWithPart } from '#kit/http/list-response.ts';
import { respondFromCache } from '#kit/http/respond-cached.ts';
import { created, ok, okPage } from '#kit/http/responses.ts';
import { type Language, languages } from '#kit/language/language.ts';
import { translatedFields } from '#kit/language/translated-fields.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { type Paging, pagingSchema } from '#kit/wire/paging.ts';
import { deletedSchema } from '#kit/wire/responses.ts';
import { getService, listActiveServicesPage, listServices } from './services.queries.ts';
import { toAdminService, toService } from './services.serializer.ts';
import {
  createService,
  deleteService,
  orderServices,
  restoreService,
  updateService,
} from './services.service.ts';

const price = { originalPrice: '189.00', discountedPrice: '149.00' };
const service = {
  id: 3,
  category: 'couch',
  title: '3-Seat Sofa',
  description: 'Deep cleaning of a sofa with three seats.',
  imageUrl: null,
  ...price,
  discountPercentage: '21',
  unit: 'piece' as const,
  minimumPrice: null,
  durationMinutes: 90,
  isAddOn: false,
  isActive: true,
  optionGroup: { name: 'How deep', nameEs: 'Qué tan a fondo', position: 1 },
  isMostChosen: false,
};
const adminService = {
  ...service,
  ...translatedFields({
    title: 'Sofá de 3 plazas',
    description: 'Limpieza profunda de un sofá de tres plazas.',
  }),
  position: 2,
  recleanMonths: 12,
  checklist: ['Vacuum both sides', 'Pre-treat spots'],
  checklistEs: ['Aspirar los dos lados', 'Tratar las manchas'],
  version: 4,
  createdAt: '2026-03-02T16:20:11.000Z',
  updatedAt: '2026-05-18T09:01:42.000Z',
};

const listQuerySchema = z.extend(pagingSchema, { language: z.optional(z.enum(languages)) });

export const serviceRoutes = (deps: Deps): ApiSection => ({
  tag: 'Services',
  description: 'The services in the calculator, with their prices and the discounts on larger orders.',
  bodies: {
    NewService: newServiceSchema,
    ServiceUpdate: serviceUpdateSchema,
    ServiceOrder: serviceOrderSchema,
  },
  responses: { Service: serviceSchema, AdminService: adminServiceSchema },
  endpoints: {
    listServices: publicEndpoint('get', api.services, {
      summary: 'The services on offer',
      description:
        'Active services only, in the calculator’s order. With `language` in that language, where the owner wrote it.',
      query: listQuerySchema,
      responses: okPage(serviceSchema, service, {
        description: 'At most `limit` services, 100 by default, and about 500 kB',
        headers: ['X-Total-Count', 'X-Unreadable-Count', 'Link'],
      }),
      handle: ({ c, query }) => respondWithCatalog(deps, c, query),
    }),
    listDiscounts: publicEndpoint('get', api.discounts, {
      summary: 'The discounts on larger orders',
      description:
        'Best first. The first whose `aboveDollars` is below the subtotal applies to all of it. Empty without any.',
      responses: ok('All of them', storedDiscountsSchema, [{ aboveDollars: 200, percent: 15 }]),
      handle: ({ c }) => respondFromSettings(deps, c, async (db) => (await readPricing(db)).discounts),
    }),
    getPricing: publicEndpoint('get', api.pricing, {
      summary: 'Discounts, minimum order and trip fees',
      description:
        'When the services come to less than `minimumOrder` after their discount, what is missing is the `minimumFee` of the quote. The trip fee of the ZIP code comes on top of it, whole.',
      responses: ok('All of them', pricingSchema, {
        discounts: [{ aboveDollars: 200, percent: 15 }],
        minimumOrder: '120.00',
        tripFees: [{ fee: '25.00', zipCodes: ['60601', '60602'] }],
      }),
      handle: ({ c }) => respondFromSettings(deps, c, readPricing),
    }),
    listAllServices: adminEndpoint('get', adminApi.services, {
      summary: 'All services, including inactive ones',
      query: z.extend(serviceFilterSchema, pagingSchema.shape),
      responses: okPage(adminServiceSchema, adminService, {
        description: 'Sorted by category, then by position',
        headers: ['X-Total-Count', 'X-Unreadable-Count'],
      }),
      handle: async ({ c, query }) => {
        if (query.category !== undefined) await requireCategory(deps.db, query.category);
        return respondWithList(c, await listServices(deps.db, query), toAdminService, {
          log: deps.log,
          table: 'services',
        });
      },
    }),
    createService: adminEndpoint('post', adminApi.services, {
      summary: 'Add a service',
      description:
        'Added at the end of its category. The server computes the percentage from the two prices.',
      isIdempotent: true,
      body: { schema: newServiceSchema, example: { title: 'Loveseat', category: 'couch', ...price } },
      responses: created('The new service', adminServiceSchema, adminService),
      handle: ({ body, idempotency, caller }) => createService(deps, caller, body, idempotency),
    }),
    orderServices: adminEndpoint('put', adminApi.serviceOrder, {
      summary: 'Reorder a category',
      body: { schema: serviceOrderSchema, example: { category: 'couch', ids: [3, 1, 2] } },
      responses: ok('The category in its new order', z.array(adminServiceSchema)),
      errors: ['version-conflict'],
      handle: ({ body }) => orderServices(deps, body),
    }),
    getService: adminEndpoint('get', adminApi.service(':id'), {
      summary: 'One service',
      responses: ok('The service', adminServiceSchema, adminService),
      handle: async ({ id }) => toAdminService(await getService(deps.db, id)),
    }),
    updateService: adminEndpoint('put', adminApi.service(':id'), {
      summary: 'Change a service',
      description: 'Fields you leave out stay unchanged. Existing quotes keep their prices.',
      body: { schema: serviceUpdateSchema, example: { ...price, version: 4 } },
      responses: ok('The updated service', adminServiceSchema),
      errors: ['version-conflict'],
      handle: ({ id, body, caller }) => updateService(deps, caller, id, body),
    }),
    deleteService: adminEndpoint('delete', adminApi.service(':id'), {
      summary: 'Move a service to the trash',
      isIdempotent: true,
      responses: ok('No longer offered', deletedSchema),
      handle: ({ id, caller, idempotency }) => deleteService(deps, caller, id, idempotency),
    }),
    restoreService: adminEndpoint('post', adminApi.restoreService(':id'), {
      summary: 'Restore a service from the trash',
      responses: ok('The service, in its old position', adminServiceSchema),
      handle: ({ id, caller }) => restoreService(deps, caller, id),
    }),
  },
});

const respondFromSettings = (
  { db, pages }: Deps,
  c: Context,
  read: (db: Deps['db']) => Promise<unknown>,
): Promise<Response> =>
  respondFromCache(c, pages, {
    type: 'application/json',
    sources: ['settings'],
    make: async () => JSON.stringify(await read(db)),
  });

type CatalogQuery = Paging & { language?: Language | undefined };

async function respondWithCatalog(deps: Deps, c: Context, query: CatalogQuery): Promise<Response> {
  const { limit = defaultLimit, offset, language = 'en' } = query;
  const load = async () =>
    listPart(c, await listActiveServicesPage(deps.db, { limit, offset }), (row) => toService(row, language), {
      log: deps.log,
      table: 'services',
    });
  if (Object.keys(c.req.query()).length > 0) return respondWithPart(c, await load());
  return respondFromCache(c, deps.pages, {
    type: 'application/json',
    sources: ['services', 'settings'],
    make: load,
  });
}
