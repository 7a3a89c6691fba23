import * as z from 'zod/mini';
import { pricingSchema } from '#company/catalog/pricing-schema.ts';
import { serviceSchema } from '#company/catalog/services.ts';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { refetchOnOpen } from '#kit/panel/query-client.ts';
import { api } from '#kit/paths/paths.ts';

/** The services on sale. */
export const catalogQuery = adminQuery(['catalog'], z.array(serviceSchema), api.services, refetchOnOpen);

/** Discounts and fees of new quotes. */
export const pricingQuery = adminQuery(['pricing'], pricingSchema, api.pricing, refetchOnOpen);
